import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { addressOf } from '../../test/FakeAdapter'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { memoryStorage } from '../storage/memoryStorage'
import type { PendingTransaction } from './PendingTransaction'
import { PendingTransactions } from './PendingTransactions'

const address = addressOf('io.one')
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
  const pending = made.modalKit.part(PendingTransactions)
  const hashes = () => pending.state.transactions.map(({ hash }) => hash)
  return { ...made, pending, hashes, storage }
}

test('the newest is first, whatever the order in which they came', async () => {
  const { pending, hashes } = await setUp()
  pending.add({ ...sent, hash: '0x02', at: 2 })
  pending.add({ ...sent, hash: '0x03', at: 3 })
  pending.add({ ...sent, hash: '0x01', at: 1 })
  expect(hashes()).toEqual(['0x03', '0x02', '0x01'])
})

test('at most 99 are kept, the newest', async () => {
  const { pending, hashes } = await setUp()
  for (let at = 0; at < 120; at++) pending.add({ ...sent, hash: `0x${at}`, at })
  expect([hashes().length, hashes()[0], hashes().at(-1)]).toEqual([99, '0x119', '0x21'])
})

test('a reload keeps them to the last unit, by address and network', async () => {
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

test('what a watch told of one is kept over a reload, and by whoever adds it again', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  first.pending.trace('0xab', 'its number')
  first.pending.add(sent)
  first.pending.trace('0x99', 'of nobody')
  const second = await setUp(storage)
  expect(second.pending.find('0xAB')).toEqual({ ...sent, trace: 'its number' })
  // Nobody knows by which.
  second.pending.settle('0xAB', { status: 'replaced' })
  const third = await setUp(storage)
  expect(third.pending.find('0xAB')?.outcome).toEqual({ status: 'replaced' })
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['an amount that is no integer', JSON.stringify({ a: { 'eip155:1': [{ ...sent, amount: '1.5', at: 'x' }] } })],
  ['no network', JSON.stringify({ a: { b: [{ ...sent, amount: '1', caipNetworkId: 'mainnet' }] } })],
])('what does not fit in storage is dropped: %s', async (_, raw) => {
  const { hashes } = await setUp(memoryStorage({ '@appkit/pending_transactions': raw }))
  expect(hashes()).toEqual([])
})

test('an address that is a word of the language changes nothing but its own entry', async () => {
  const { pending, storage } = await setUp()
  pending.add({ ...sent, address: '__proto__' })
  expect(({} as Record<string, unknown>)['eip155:1']).toBeUndefined()
  expect(storage.getItem('@appkit/pending_transactions')).toContain('__proto__')
})

test('the same hash in another case is the same transaction, and what is known of its end stays', async () => {
  const { pending, hashes } = await setUp()
  pending.add(sent)
  pending.settle('0xab', { status: 'confirmed' })
  pending.add({ ...sent, hash: '0xaB', to: '0xdd' })
  expect(hashes()).toEqual(['0xaB'])
  expect(pending.find('0xab')).toMatchObject({ to: '0xdd', outcome: { status: 'confirmed' } })
})

test('hashes that are not hex differ by their case', async () => {
  const { pending, hashes } = await setUp()
  pending.add({ ...sent, hash: 'aB1', at: 1 })
  pending.add({ ...sent, hash: 'Ab1', at: 2 })
  expect(hashes()).toEqual(['Ab1', 'aB1'])
})

test('one whose end nobody asked about is not made up', async () => {
  const { pending, hashes } = await setUp()
  pending.settle('0xab', { status: 'confirmed' })
  pending.forget('0xab')
  expect([hashes(), pending.claim('0xab')]).toEqual([[], false])
})

test('what is forgotten is gone from storage as well', async () => {
  const { pending, storage } = await setUp()
  pending.add(sent)
  pending.forget('0xab')
  expect(storage.getItem('@appkit/pending_transactions')).toBeNull()
})

test('another page of the same browser keeps its own', async () => {
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

test('whoever adds one follows it; after a reload the first who asks does', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  expect(first.pending.claim(sent.hash)).toBe(false)
  const { pending } = await setUp(storage)
  expect([pending.claim(sent.hash), pending.claim('0xab')]).toEqual([true, false])
})

test('one that nobody follows can be claimed, one that ended can not', async () => {
  const { pending } = await setUp()
  pending.add(sent, false)
  pending.add({ ...sent, hash: '0x02', outcome: { status: 'dropped' } }, false)
  expect([pending.claim('0x02'), pending.claim(sent.hash), pending.claim(sent.hash)]).toEqual([false, true, false])
})

test('a disconnect forgets those of its account, and no other', async () => {
  const { kit, adapter, pending, hashes } = await setUp()
  pending.add(sent)
  pending.add({ ...sent, hash: '0x02', address: '0x1234567890123456789012345678901234567890' })
  expect(adapter.requests).toContain('connect io.one')
  await kit.disconnect()
  await settled()
  expect(hashes()).toEqual([])
})

test('an account that stays connected keeps its own', async () => {
  const { kit, pending, hashes } = await setUp()
  await kit.connect({ connectorId: 'io.two' })
  pending.add({ ...sent, address: addressOf('io.two') })
  pending.add({ ...sent, hash: '0x02', at: 2 })
  await kit.disconnect({ connectorId: 'io.one', namespace: 'eip155' })
  expect(hashes()).toEqual(['0xAB'])
})

test('an account that was left before this loaded leaves nothing behind', async () => {
  const storage = memoryStorage()
  const first = await setUp(storage)
  first.pending.add(sent)
  const raw = storage.getItem('@appkit/pending_transactions') ?? ''
  await first.kit.disconnect()
  storage.setItem('@appkit/pending_transactions', raw)
  const { modalKit } = await createLoadedKit({ storage })
  expect(modalKit.part(PendingTransactions).state.transactions).toEqual([])
})
