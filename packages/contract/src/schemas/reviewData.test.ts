import { expect, test } from 'vitest'
import type { ReviewDescriptor } from '../embedded/reviewData'
import { reviewContractSchema, reviewDataSchema, reviewDescriptorSchema, reviewTokenSchema } from './reviewData'

const address = '0x1111111111111111111111111111111111111111'
const deployments = [{ chainId: 1, address }]
const field = { path: 'amount', label: 'Amount', format: 'raw' } as const
const format = { intent: 'Deposit', fields: [field] }
const descriptor: ReviewDescriptor = {
  context: { contract: { deployments } },
  metadata: { owner: 'Vaults' },
  display: { formats: { 'deposit(uint256 amount)': format } },
}
const withFormat = (change: object) => ({ ...descriptor, display: { formats: { f: { ...format, ...change } } } })
const withField = (change: object) => withFormat({ fields: [{ ...field, ...change }] })

test('accepts descriptors of calls and of typed data', () => {
  expect(reviewDescriptorSchema.parse(descriptor)).toEqual(descriptor)
  const data = { ...descriptor, context: { eip712: { deployments } } }
  expect(reviewDescriptorSchema.parse(data)).toEqual(data)
  expect(reviewDescriptorSchema.safeParse(withField({ path: '@.value', format: 'amount' })).success).toBe(true)
})

test.each([
  ['no context', { ...descriptor, context: {} }],
  ['both contexts', { ...descriptor, context: { contract: { deployments }, eip712: { deployments } } }],
  ['no deployment', { ...descriptor, context: { contract: { deployments: [] } } }],
  ['another file', { ...descriptor, includes: '../other.json' }],
  ['fields in fields', withFormat({ fields: [{ label: 'Group', fields: [field] }] })],
  ['calls in calls', withField({ format: 'calldata' })],
  ['a path with markup', withField({ path: '<b>' })],
  ['21 fields', withFormat({ fields: Array(21).fill(field) })],
  ['a long text', withFormat({ interpolatedIntent: 'a'.repeat(201) })],
  ['unknown parameters', withField({ params: { $ref: '#/definitions/a' } })],
])('refuses a descriptor with %s', (_, one) => expect(reviewDescriptorSchema.safeParse(one).success).toBe(false))

test('bounds tokens and contracts', () => {
  const token = { id: `eip155:1/erc20:${address}`, name: 'Dollar', symbol: 'USD', decimals: 6, isVerified: true }
  expect(reviewTokenSchema.safeParse(token).success).toBe(true)
  for (const change of [{ id: address }, { name: '' }, { symbol: 'a'.repeat(31) }, { decimals: 37 }])
    expect(reviewTokenSchema.safeParse({ ...token, ...change }).success).toBe(false)
  expect(reviewContractSchema.safeParse({ chainId: 'eip155:1', address, name: 'Vault' }).success).toBe(true)
  expect(reviewContractSchema.safeParse({ chainId: '1', address, name: 'Vault' }).success).toBe(false)
  const data = { tokens: Array(5001).fill(token), contracts: [], descriptors: [] }
  expect(reviewDataSchema.safeParse(data).success).toBe(false)
})
