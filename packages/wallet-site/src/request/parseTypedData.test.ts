import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { parseTypedData } from './parseTypedData'
import type { TypedDataRequest } from './WalletRequest'

const account = `0x${'11'.repeat(20)}`
const spender = `0x${'Ab'.repeat(20)}`
const context = { chainId: 'eip155:1', account }
const permit = {
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'tags', type: 'Tag[2]' },
      { name: 'isFinal', type: 'bool' },
    ],
    Tag: [
      { name: 'id', type: 'bytes4' },
      { name: 'text', type: 'string' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'Token', version: '1', chainId: '0x1', verifyingContract: spender },
  message: {
    owner: account,
    value: '1000000000000000000000',
    tags: [
      { id: '0x00000001', text: 'a' },
      { id: '0x00000002', text: 'b' },
    ],
    isFinal: true,
  },
}

const read = (data: unknown): TypedDataRequest['typedData'] => {
  const { request } = parseTypedData([account, data], context)
  if (request.kind !== 'typedData') throw new Error('expected typed data')
  return request.typedData
}

test('reads objects and JSON alike, with values of their types', () => {
  const typedData = read(permit)

  expect(read(JSON.stringify(permit))).toEqual(typedData)
  expect(typedData.message).toEqual({ ...permit.message, owner: account, value: 10n ** 21n })
  expect(typedData.domain).toMatchObject({ chainId: 1, verifyingContract: spender.toLowerCase() })
})

test('hashes like the original data', () => {
  const original = {
    ...permit,
    domain: { ...permit.domain, chainId: 1, verifyingContract: spender.toLowerCase() },
    message: { ...permit.message, value: 10n ** 21n },
  }
  expect(hashTypedData(read(permit))).toBe(hashTypedData(original as never))
})

test('keeps a domain of another chain, which the review blocks', () => {
  expect(read({ ...permit, domain: { ...permit.domain, chainId: 137 } }).domain).toMatchObject({ chainId: 137 })
})

test('drops what would be shown but not signed', () => {
  const data = {
    ...permit,
    domain: { ...permit.domain, extra: 'shown' },
    message: { ...permit.message, note: 'You receive 1,000 ETH' },
  }
  expect(read(data)).toEqual(read(permit))
  const types = { ...permit.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
  expect(read({ ...permit, types }).domain).toEqual({ name: 'Token' })
})

const withMessage = (message: object): object => ({ ...permit, message: { ...permit.message, ...message } })
const withFields = (fields: readonly object[]): object => ({ ...permit, types: { ...permit.types, Permit: fields } })

test.each([
  ['a missing field', withMessage({ owner: undefined })],
  ['an address that is too short', withMessage({ owner: '0x11' })],
  ['an integer that is too large', withMessage({ value: `${2n ** 256n}` })],
  ['a negative unsigned integer', withMessage({ value: '-1' })],
  ['a fraction', withMessage({ value: 1.5 })],
  ['an unsafe number', withMessage({ value: 2 ** 60 })],
  ['a boolean as text', withMessage({ isFinal: 'false' })],
  ['a list of the wrong length', withMessage({ tags: [] })],
  [
    'bytes of the wrong length',
    withMessage({
      tags: [
        { id: '0x01', text: '' },
        { id: '0x01', text: '' },
      ],
    }),
  ],
  ['an unknown type', withFields([{ name: 'owner', type: 'Unknown' }])],
  ['a type of the prototype', withFields([{ name: 'owner', type: 'toString' }])],
  ['a type that hides a structure', withFields([{ name: 'owner', type: 'address)Evil(uint256 a' }])],
  [
    'two fields of one name',
    withFields([
      { name: 'a', type: 'bool' },
      { name: 'a', type: 'string' },
    ]),
  ],
  ['a redefined type', { ...permit, types: { ...permit.types, address: [] } }],
  [
    'a domain with a foreign field',
    { ...permit, types: { ...permit.types, EIP712Domain: [{ name: 'a', type: 'bool' }] } },
  ],
  ['an unknown primary type', { ...permit, primaryType: 'toString' }],
  ['no JSON', 'no JSON'],
  ['a list', []],
  ['null', null],
  ['JSON with a prototype key', JSON.stringify(permit).replace('"Permit":', '"__proto__":')],
  ['JSON above 256 kB', JSON.stringify(withMessage({ note: 'x'.repeat(262_144) }))],
  ['an object above 256 kB', withMessage({ note: 'x'.repeat(262_144) })],
  ['more than 20 levels', withMessage({ note: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) })],
])('refuses %s', (_, data) => {
  expect(() => read(data)).toThrow(expect.objectContaining({ code: 'embedded/invalid-request' }))
})
