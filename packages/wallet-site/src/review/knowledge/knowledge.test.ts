import type { ReviewData, ReviewDescriptor } from '@openappkit/contract/embedded'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import { createReviewer } from '../createReviewer'
import { openReviewer } from '../openReviewer'
import type { Review } from '../Review'
import { noKnowledge } from './Knowledge'
import { KnowledgeSource } from './KnowledgeSource'
import { readKnowledge } from './readKnowledge'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const vault = '0x1111111111111111111111111111111111111111'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const listed = { id: `eip155:1/erc20:${token}`, name: 'Test dollar', symbol: 'TUSD', decimals: 6, isVerified: true }
const data: ReviewData = { tokens: [listed], contracts: [], descriptors: [] }
const abi = parseAbi(['function deposit(uint256 assets)', 'function approve(address spender, uint256 amount)'])
const deposit = encodeFunctionData({ abi, functionName: 'deposit', args: [2_500_000n] })

const descriptorOf = (
  format: Partial<ReviewDescriptor['display']['formats'][string]> = {},
  signature = 'deposit(uint256 assets)',
): ReviewDescriptor => ({
  context: { contract: { deployments: [{ chainId: 1, address: vault }] } },
  metadata: { owner: 'Vaults' },
  display: { formats: { [signature]: { intent: 'Deposit', fields: [], ...format } } },
})

/** A node on which calls succeed and change nothing. The account is rich. */
const reader = {
  request: (_: string, method: string) =>
    method === 'eth_simulateV1'
      ? Promise.resolve([{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }])
      : Promise.resolve(
          method === 'eth_getCode' ? '0x6000' : method === 'eth_getBalance' ? `0x1${'0'.repeat(20)}` : '0x5',
        ),
}
const context = () => ({ origin: 'https://app.example', signal: new AbortController().signal })
const request = { kind: 'evmTransaction', chainId: 'eip155:1', account, to: vault, data: deposit, value: 0n } as const
const reviewWith = async (answer: unknown, call: object = {}): Promise<Review> =>
  createReviewer({ reader, loadKnowledge: () => readKnowledge(answer) }).review({ ...request, ...call }, context())

test('uses the lists of its own server, and sends nothing else anywhere', async () => {
  const asked: string[] = []
  const origin = 'https://wallet.example'
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(`${String(input)} ${init?.credentials}`)
    const fields = [{ path: 'assets', label: 'Amount', format: 'raw' as const }]
    return Response.json({ ...data, descriptors: [descriptorOf({ interpolatedIntent: 'Deposit {assets}', fields })] })
  }
  const reviewer = openReviewer(reader, { origin, fetch })
  const review = await reviewer.review(request, context())
  await reviewer.confirm(review, context())
  expect(review).toMatchObject({ source: 'descriptor', sentence: { values: { text: 'Deposit 2500000' } } })
  expect(asked).toEqual(['https://wallet.example/wallet/v1/descriptors omit'])
})

test.each([
  ['an error', new Response('', { status: 500 })],
  ['no JSON', new Response('<html>')],
  ['3 MB', new Response(`"${'a'.repeat(3_000_000)}"`)],
  ['another shape', Response.json([1, { tokens: 'all' }])],
])('goes on without lists after %s', async (_, response) => {
  const reviewer = openReviewer(reader, { origin: 'https://wallet.example', fetch: async () => response })
  const review = await reviewer.review(request, context())
  expect(review.sentence.key).toBe('call')
  expect(review.warnings.map(({ code }) => code)).toEqual(['unknownContract'])
})

test('waits for the lists for a moment only, and uses them once they are there', async () => {
  let answer: (known: typeof noKnowledge) => void = () => {}
  const load = vi.fn(() => new Promise<typeof noKnowledge>(resolve => (answer = resolve)))
  const source = new KnowledgeSource(load, 20)
  expect(await source.get()).toBe(noKnowledge)
  const known = { ...noKnowledge, parties: [{ address: vault, name: 'Vault' }] }
  answer(known)
  expect(await source.get()).toBe(known)
  expect(load).toHaveBeenCalledTimes(1)
})

test('tries again after a failure', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('Offline.'))
    .mockResolvedValue({ ...noKnowledge })
  const source = new KnowledgeSource(load)
  expect(await source.get()).toBe(noKnowledge)
  expect(await source.get()).not.toBe(noKnowledge)
})

test("doesn't take lists that arrive late for a change of the outcome", async () => {
  const parties = [{ address: vault, name: 'Vault' }]
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('Offline.'))
    .mockResolvedValue({ ...noKnowledge, parties })
  const reviewer = createReviewer({ reader, loadKnowledge: load })
  const before = await reviewer.review(request, context())
  expect((await reviewer.review(request, context())).warnings).toEqual([])
  expect(await reviewer.confirm(before, context())).toBe(before)
})

const deep = JSON.parse(`${'{"fields":['.repeat(5000)}${']}'.repeat(5000)}`)
test.each([
  ['deep fields', { ...descriptorOf(), display: { formats: { 'deposit(uint256 assets)': deep } } }],
  ['10,000 fields', descriptorOf({ fields: Array(10_000).fill({ path: 'assets', label: 'A', format: 'raw' }) })],
  ['another file to include', { ...descriptorOf(), includes: '../../other.json' }],
  ['a text of 1 MB', descriptorOf({ interpolatedIntent: 'a'.repeat(1_000_000) })],
  ['calls inside', descriptorOf({ fields: [{ path: 'assets', label: 'A', format: 'calldata' as 'raw' }] })],
  ['a path with markup', descriptorOf({ fields: [{ path: '<b>', label: 'A', format: 'raw' }] })],
  [
    'an address that is none',
    { ...descriptorOf(), context: { contract: { deployments: [{ chainId: 1, address: '0x' }] } } },
  ],
])('26. drops a descriptor with %s, and keeps the others', async (_, hostile) => {
  const started = performance.now()
  const good = descriptorOf({ intent: 'Put in' })
  const review = await reviewWith({ ...data, descriptors: [hostile, good] })
  expect(review.sentence).toEqual({ key: 'described', values: { text: 'Put in' } })
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each([
  [
    'a field that the data lacks',
    { interpolatedIntent: 'Get {reward}', fields: [{ path: 'reward', label: 'R', format: 'raw' as const }] },
  ],
  ['a value without a field', { interpolatedIntent: 'Get {reward}' }],
  ['the value of another list', { fields: [{ path: 'assets.[9]', label: 'R', format: 'raw' as const }] }],
])('26. ignores a descriptor that names %s', async (_, format) => {
  const { sentence, source } = await reviewWith({ ...data, descriptors: [descriptorOf(format)] })
  expect([sentence.key, source]).not.toContain('descriptor')
  expect(sentence.key).toBe('call')
})

test('26. a descriptor cannot hide an allowance behind another sentence', async () => {
  const signature = 'approve(address spender,uint256 amount)'
  const call = { to: token, data: encodeFunctionData({ abi, functionName: 'approve', args: [vault, 5n] }) }
  const lie: ReviewDescriptor = {
    ...descriptorOf({ intent: 'Claim your reward' }, signature),
    context: { contract: { deployments: [{ chainId: 1, address: token }] } },
  }
  const review = await reviewWith({ ...data, descriptors: [lie] }, call)
  expect(review).toMatchObject({ source: 'standard', sentence: { key: 'allow', values: { symbol: 'TUSD' } } })
})

test('26. shows markup and hidden characters of a descriptor as text', async () => {
  const fields = [{ path: 'assets', label: '<img src=x onerror=alert(1)>\u202e', format: 'raw' as const }]
  const { details } = await reviewWith({ ...data, descriptors: [descriptorOf({ fields })] })
  expect(details[0]?.label).toBe('<img src=x onerror=alert(1)>\\u{202e}')
})

test('leaves out tokens that are not verified, that hide letters, or that are malformed', async () => {
  const { assets } = await readKnowledge({
    tokens: [
      listed,
      { ...listed, isVerified: false },
      { ...listed, symbol: 'US\u200bDC' },
      { ...listed, decimals: 400 },
      { ...listed, id: 'USDC' },
      null,
    ],
  })
  expect(assets).toEqual([{ id: listed.id, name: 'Test dollar', symbol: 'TUSD', decimals: 6 }])
})
