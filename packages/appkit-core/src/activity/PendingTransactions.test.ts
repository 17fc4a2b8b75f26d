import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import type { ModalKit } from '../kit/ModalKit'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { scriptedAddress } from '../testing/scriptedAddress'
import type { PendingTransaction } from './PendingTransaction'
import { PendingTransactions } from './PendingTransactions'

const address = scriptedAddress('io.one')
const huge = 2n ** 200n
const sent: PendingTransaction = {
  hash: '0xAB',
  caipNetworkId: 'eip155:1',
  address,
  to: '0xbb',
  amount: huge,
  token: { symbol: 'USDC', decimals: 6, address: '0xcc' },
  at: 1,
}

async function setUp(storage: KeyValueStorage = memoryStorage()) {
  const made = await createLoadedKit({ storage })
  await made.kit.connect({ connectorId: 'io.one' })
  const pending = made.modalKit.controller(PendingTransactions)
  const hashes = () => pending.state.transactions.map(({ hash }) => hash)
  return { ...made, pending, hashes, storage }
}

test('lists the newest transaction first, regardless of arrival order', async () => {
  const { pending, hashes } = await setUp()
  pending.add({ ...sent, hash: '0x02', at: 2 })
  pending.add({ ...sent, hash: '0x03', at: 3 })
  pending.add({ ...sent, hash: '0x01', at: 1 })
  expect(hashes()).toEqual(['0x03', '0x02', '0x01'])
})

test('keeps the 99 newest transactions', async () => {
  const { pending, hashes } = await setUp()
  for (let at = 0; at < 120; at++) pending.add({ ...sent, hash: `0x${at}`, at })
  expect([hashes().length, hashes()[0], hashes().at(-1)]).toEqual([99, '0x119', '0x21'])
})

test('restores exact amounts after a reload, by address and network', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  first.pending.add({ ...sent, hash: '0x02', caipNetworkId: 'eip155:8453', at: 2 })
  first.pending.settle('0x02', { status: 'replaced', hash: '0x03' })
  const nested = JSON.parse(storage.getItem('@appkit/pending_transactions') ?? '')
  expect(nested[address]['eip155:1']).toMatchObject([{ hash: '0xAB', amount: String(huge) }])
  const second = await setUp(storage)
  expect(second.pending.find('0xAB')).toEqual(sent)
  expect(second.pending.find('0x02')?.outcome).toEqual({ status: 'replaced', hash: '0x03' })
})

test('moves a sped-up transaction to the hash that was mined', async () => {
  const storage = memoryStorage()
  const { pending, hashes } = await setUp(storage)
  pending.add(sent)
  pending.add({ ...sent, hash: '0xfA57' })
  pending.settle('0xab', { status: 'confirmed', hash: '0xFA57' })
  expect(hashes()).toEqual(['0xFA57'])
  expect(pending.find('0xfa57')).toMatchObject({ amount: huge, outcome: { status: 'confirmed' } })
  pending.settle('0x99', { status: 'reverted', hash: '0x98' })
  expect((await setUp(storage)).hashes()).toEqual(['0xFA57'])
})

test('keeps a trace across a reload and when the transaction is added again', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  first.pending.trace('0xab', 'its number')
  first.pending.add(sent)
  first.pending.trace('0x99', 'of nobody')
  const second = await setUp(storage)
  expect(second.pending.find('0xAB')).toEqual({ ...sent, trace: 'its number' })
  // The replacing hash is unknown.
  second.pending.settle('0xAB', { status: 'replaced' })
  const third = await setUp(storage)
  expect(third.pending.find('0xAB')?.outcome).toEqual({ status: 'replaced' })
})

test.each([
  ['invalid JSON', '{'],
  ['a list instead of an object', '[1]'],
  ["an amount that isn't an integer", JSON.stringify({ a: { 'eip155:1': [{ ...sent, amount: '1.5', at: 'x' }] } })],
  ['an invalid network', JSON.stringify({ a: { b: [{ ...sent, amount: '1', caipNetworkId: 'mainnet' }] } })],
])("drops stored data that doesn't match the schema: %s", async (_, raw) => {
  const { hashes } = await setUp(memoryStorage({ '@appkit/pending_transactions': raw }))
  expect(hashes()).toEqual([])
})

test('accepts an address that is also an object property name', async () => {
  const { pending, storage } = await setUp()
  pending.add({ ...sent, address: '__proto__' })
  expect(({} as Record<string, unknown>)['eip155:1']).toBeUndefined()
  expect(storage.getItem('@appkit/pending_transactions')).toContain('__proto__')
})

test('treats hashes that differ only in case as the same transaction and keeps its outcome', async () => {
  const { pending, hashes } = await setUp()
  pending.add(sent)
  pending.settle('0xab', { status: 'confirmed' })
  pending.add({ ...sent, hash: '0xaB', to: '0xdd' })
  expect(hashes()).toEqual(['0xaB'])
  expect(pending.find('0xab')).toMatchObject({ to: '0xdd', outcome: { status: 'confirmed' } })
})

test("treats hashes that aren't hex as case-sensitive", async () => {
  const { pending, hashes } = await setUp()
  pending.add({ ...sent, hash: 'aB1', at: 1 })
  pending.add({ ...sent, hash: 'Ab1', at: 2 })
  expect(hashes()).toEqual(['Ab1', 'aB1'])
})

test('leaves the outcome empty while it is unknown', async () => {
  const { pending, hashes } = await setUp()
  pending.settle('0xab', { status: 'confirmed' })
  pending.forget('0xab')
  expect([hashes(), pending.claim('0xab')]).toEqual([[], false])
})

test('removes a forgotten transaction from storage', async () => {
  const { pending, storage } = await setUp()
  pending.add(sent)
  pending.forget('0xab')
  expect(storage.getItem('@appkit/pending_transactions')).toBeNull()
})

test('leaves the transactions of other tabs alone', async () => {
  const { pending, storage, hashes } = await setUp()
  pending.add(sent)
  const other = await setUp(storage)
  pending.forget(sent.hash)
  other.pending.add({ ...sent, hash: '0x02', at: 2 })
  pending.add({ ...sent, hash: '0x03', at: 3 })
  const kept = storage.getItem('@appkit/pending_transactions')
  expect(['0x02', '0x03'].every(hash => kept?.includes(hash))).toBe(true)
  expect(hashes()).toEqual(['0x03'])
})

test('lets the caller that added a transaction follow it, and after a reload the first caller that claims it', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  expect(first.pending.claim(sent.hash)).toBe(false)
  const { pending } = await setUp(storage)
  expect([pending.claim(sent.hash), pending.claim('0xab')]).toEqual([true, false])
})

test('allows a claim only while a transaction is pending and not followed', async () => {
  const { pending } = await setUp()
  pending.add(sent, false)
  pending.add({ ...sent, hash: '0x02', outcome: { status: 'dropped' } }, false)
  expect([pending.claim('0x02'), pending.claim(sent.hash), pending.claim(sent.hash)]).toEqual([false, true, false])
})

test('forgets the transactions of a disconnected account only', async () => {
  const { kit, adapter, pending, hashes } = await setUp()
  pending.add(sent)
  pending.add({ ...sent, hash: '0x02', address: '0x1234567890123456789012345678901234567890' })
  expect(adapter.requests).toContain('connect io.one')
  await kit.disconnect()
  await settled()
  expect(hashes()).toEqual([])
})

test('keeps the transactions of a connected account', async () => {
  const { kit, pending, hashes } = await setUp()
  await kit.connect({ connectorId: 'io.two' })
  pending.add({ ...sent, address: scriptedAddress('io.two') })
  pending.add({ ...sent, hash: '0x02', at: 2 })
  await kit.disconnect({ connectorId: 'io.one', namespace: 'eip155' })
  expect(hashes()).toEqual(['0xAB'])
})

test('forgets accounts that disconnected before the controller loaded', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  const raw = storage.getItem('@appkit/pending_transactions') ?? ''
  await first.kit.disconnect()
  storage.setItem('@appkit/pending_transactions', raw)
  const { modalKit } = await createLoadedKit({ storage })
  expect(modalKit.controller(PendingTransactions).state.transactions).toEqual([])
})

test('updates the outcome when a transaction is added again', async () => {
  const { pending } = await setUp()
  pending.add({ ...sent, outcome: { status: 'dropped' } })
  pending.add({ ...sent, outcome: { status: 'confirmed' } })
  expect(pending.find(sent.hash)?.outcome).toEqual({ status: 'confirmed' })
})

test('neither emits nor writes when nothing changes', async () => {
  const { pending, storage } = await setUp()
  pending.add({ ...sent, trace: 'its number' })
  const { transactions } = pending.state
  storage.removeItem('@appkit/pending_transactions')
  pending.trace(sent.hash, 'its number')
  pending.trace('0x99', 'of nobody')
  pending.settle('0x99', { status: 'confirmed' })
  pending.forget('0x99')
  expect(pending.state.transactions).toBe(transactions)
  expect(storage.getItem('@appkit/pending_transactions')).toBeNull()
})

test('compares addresses case-insensitively and keeps transactions while connected', async () => {
  const { kit, pending, hashes } = await setUp()
  await kit.connect({ connectorId: 'io.two' })
  pending.add({ ...sent, address: scriptedAddress('io.two').toUpperCase().replace('0X', '0x') })
  await kit.disconnect({ connectorId: 'io.one', namespace: 'eip155' })
  expect(hashes()).toEqual([sent.hash])
})

test("finds, settles and forgets a hash that isn't hex", async () => {
  const { pending, hashes } = await setUp()
  pending.add({ ...sent, hash: 'aB1' })
  pending.add({ ...sent, hash: 'aB1' })
  expect(hashes()).toEqual(['aB1'])
  pending.settle('aB1', { status: 'confirmed' })
  expect([pending.find('aB1')?.outcome, pending.find('Ab1')]).toEqual([{ status: 'confirmed' }, undefined])
  pending.forget('ab1')
  expect(hashes()).toEqual(['aB1'])
  pending.forget('aB1')
  expect(hashes()).toEqual([])
})

test('separates hashes by case across tabs and keeps 99 in total', async () => {
  const storage = memoryStorage()
  const [first, second] = [await setUp(storage), await setUp(storage)]
  first.pending.add({ ...sent, hash: 'aB1', at: 1_000 })
  second.pending.add({ ...sent, hash: 'Ab1', at: 1_001 })
  for (let at = 0; at < 99; at++) second.pending.add({ ...sent, hash: `0x${at}`, at })
  expect(storage.getItem('@appkit/pending_transactions')?.match(/"hash"/gu)).toHaveLength(99)
  const third = await setUp(storage)
  expect([third.hashes().length, ...third.hashes().slice(0, 2), third.hashes().at(-1)]).toEqual([
    99,
    'Ab1',
    'aB1',
    '0x2',
  ])
})

test.each<readonly [what: string, change: Partial<PendingTransaction>]>([
  ['a transaction without an amount', { amount: undefined }],
  ['a zero amount', { amount: 0n }],
  ['an NFT', { amount: 1n, token: { symbol: 'X', decimals: 0 } }],
  ['a token with the most decimals', { token: { symbol: 'X', decimals: 255 } }],
  ['a reverted transaction', { outcome: { status: 'reverted' } }],
  ['a dropped transaction', { outcome: { status: 'dropped' } }],
  [
    "a feature's transaction with its received amount",
    { operation: 'bridge', received: { token: { symbol: 'Y', decimals: 6 }, amount: 2n ** 70n } },
  ],
  [
    'a trade with an unknown received amount',
    { operation: 'trade', received: { token: { symbol: 'Y', decimals: 6 } } },
  ],
])('reads back what it stored: %s', async (_, change) => {
  const storage = memoryStorage()
  const { amount, ...rest } = { ...sent, ...change }
  const kept = amount === undefined ? rest : { ...rest, amount }
  ;(await setUp(storage)).pending.add(kept)
  expect(storage.getItem('@appkit/pending_transactions')).not.toContain('undefined')
  expect((await setUp(storage)).pending.find(sent.hash)).toEqual(kept)
})

test.each<readonly [what: string, change: { amount?: string; token?: object; outcome?: object }]>([
  ['a negative amount', { amount: '-1' }],
  ['a fractional amount', { amount: '1.5' }],
  ['an amount above the maximum', { amount: '9'.repeat(79) }],
  ['too many decimals', { amount: '1', token: { symbol: 'X', decimals: 256 } }],
  ['negative decimals', { amount: '1', token: { symbol: 'X', decimals: -1 } }],
  ['fractional decimals', { amount: '1', token: { symbol: 'X', decimals: 0.5 } }],
  ['an unknown outcome', { outcome: { status: 'won' } }],
])("drops stored values that it can't display: %s", async (_, change) => {
  const { token, amount, ...rest } = sent
  const raw = JSON.stringify({ [address]: { 'eip155:1': [{ ...rest, ...change }] } })
  const { pending } = await setUp(memoryStorage({ '@appkit/pending_transactions': raw }))
  const { amount: shown, token: shownToken, outcome } = pending.find(sent.hash) ?? {}
  expect(pending.find(sent.hash)).toBeDefined()
  expect(change.token ? shownToken : change.amount ? shown : outcome).toBeUndefined()
})

test('accepts only networks with valid namespaces and lengths', async () => {
  const entry = (caipNetworkId: string) => ({ ...sent, amount: '1', hash: caipNetworkId.slice(0, 20), caipNetworkId })
  const ids = [
    'eip155:1',
    `eip155:${'1'.repeat(93)}`,
    `eip155:${'1'.repeat(94)}`,
    'other chain:1',
    'eip155:1:2',
    'eip155:',
  ]
  const raw = JSON.stringify({ [address]: { x: ids.map(entry) } })
  const { pending } = await setUp(memoryStorage({ '@appkit/pending_transactions': raw }))
  expect(pending.state.transactions.map(({ caipNetworkId }) => caipNetworkId)).toEqual(ids.slice(0, 2))
})

test('stops listening after the kit is destroyed', async () => {
  const { modalKit } = await setUp()
  const ends: (() => void)[] = []
  let listeners = 1
  void new PendingTransactions({
    context: { store: modalKit.context.store, onDestroy: (end: () => void) => void ends.push(end) },
    onDisconnect: () => () => {
      listeners -= 1
    },
  } as unknown as ModalKit)
  for (const end of ends) end()
  expect(listeners).toBe(0)
})
