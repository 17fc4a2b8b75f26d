import type { HistoryTransaction, HistoryTransfer } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { HttpFailure } from '../http/HttpFailure'
import type { AccountTransaction } from './AccountTransaction'
import { HistoryReader } from './HistoryReader'
import type { HistorySource } from './HistorySource'

const ADDRESS = `0x${'a'.repeat(40)}`

function transaction(hash: string, seconds: number): AccountTransaction {
  const minedAt = new Date(seconds * 1000)
  const movements: AccountTransaction['movements'] = []
  return { hash, minedAt, status: 'confirmed', from: ADDRESS, to: '', nonce: 0, intent: 'none', movements }
}

/** Returns the transfers of a transaction. The hash decides which are spam. */
function transfersOf(hash: string): readonly HistoryTransfer[] {
  const transfer = (isSpam: boolean): HistoryTransfer => ({
    fungible_info: null,
    nft_info: null,
    direction: 'in',
    quantity: { numeric: '1' },
    value: null,
    price: null,
    is_spam: isSpam,
  })
  if (hash.startsWith('mixed')) return [transfer(true), transfer(false)]
  return hash.startsWith('spam') ? [transfer(true)] : []
}

/** An in-memory chain, with the newest transaction last. */
class MemoryChain implements HistorySource {
  readonly transactions: AccountTransaction[] = []
  isDown = false

  constructor(readonly chainId: string) {}

  page: HistorySource['page'] = async (_, position, limit) => {
    if (this.isDown) throw new ChainUnavailable(this.chainId)
    const end = position === undefined ? this.transactions.length : Number(position)
    return this.transactions
      .slice(Math.max(0, end - limit), end)
      .map((one, index) => ({ transaction: one, position: String(Math.max(0, end - limit) + index) }))
      .reverse()
  }
}

function readerOf(chains: readonly MemoryChain[], pageSize: number, deadline = 20_000): HistoryReader {
  const write = async (_: string, transactions: readonly AccountTransaction[]): Promise<HistoryTransaction[]> =>
    transactions.map(({ hash, minedAt }) => ({
      id: hash,
      metadata: {
        operationType: 'send',
        hash,
        minedAt: minedAt.toISOString(),
        sentFrom: '',
        sentTo: '',
        status: 'confirmed',
        nonce: 0,
        application: null,
        chain: null,
      },
      transfers: transfersOf(hash),
    }))
  return new HistoryReader(
    chains.map(source => ({ source, writer: { write } })),
    { cursors: testCursors(), deadline, pageSize, servedChains: new Set(['eip155:7']) },
  )
}

const account = { namespace: 'eip155', address: ADDRESS } as const

test('pages over several chains show each transaction once, while new ones arrive', async () => {
  const chains = ['eip155:1', 'eip155:10', 'eip155:8453'].map(chainId => new MemoryChain(chainId))
  const expected = new Set<string>()
  for (let seconds = 0; seconds < 500; seconds += 1) {
    const chain = chains[(seconds * 7) % 3]
    chain?.transactions.push(transaction(`old ${seconds}`, seconds))
    expected.add(`old ${seconds}`)
  }
  const reader = readerOf(chains, 50)
  const seen: string[] = []
  let cursor: string | undefined
  let time = 1000
  do {
    const page = await reader.read({ account, cursor })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next ?? undefined
    for (const chain of chains) chain.transactions.push(transaction(`new ${chain.chainId} ${(time += 1)}`, time))
  } while (cursor !== undefined)

  const old = seen.filter(id => id.startsWith('old'))
  expect(old).toHaveLength(500)
  expect(new Set(old)).toEqual(expected)
  expect(new Set(seen).size).toBe(seen.length)
  expect(old.map(id => Number(id.slice(4)))).toEqual(Array.from({ length: 500 }, (_, index) => 499 - index))
})

test("an unreachable chain doesn't hide others and appears on a later page", async () => {
  const chains = [new MemoryChain('eip155:1'), new MemoryChain('eip155:10')] as const
  for (let seconds = 0; seconds < 10; seconds += 1) {
    chains[seconds % 2 === 0 ? 0 : 1].transactions.push(transaction(`${seconds}`, seconds))
  }
  chains[1].isDown = true
  const reader = readerOf(chains, 4)
  const first = await reader.read({ account })
  expect(first.data.map(({ id }) => id)).toEqual(['8', '6', '4', '2'])
  chains[1].isDown = false

  const seen = first.data.map(({ id }) => id)
  for (let cursor = first.next; cursor !== null; ) {
    const page = await reader.read({ account, cursor })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next
  }
  expect(seen.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('fails if no chain responds', async () => {
  const chain = new MemoryChain('eip155:1')
  chain.isDown = true
  const failure = await readerOf([chain], 4)
    .read({ account })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 503, field: '' })
})

test('returns an empty history for a chain without one, and rejects an unknown chain and an invalid cursor', async () => {
  const reader = readerOf([new MemoryChain('eip155:1')], 4)
  expect(await reader.read({ account: { ...account, chainId: 'eip155:7' } })).toEqual({ data: [], next: null })
  expect(reader.chainIds).toEqual(['eip155:1'])
  const chain = await reader.read({ account: { ...account, chainId: 'eip155:5' } }).catch((error: unknown) => error)
  expect(chain).toMatchObject({ status: 400, field: 'chainId' })
  await expect(reader.read({ account, cursor: 'nonsense' })).rejects.toBeInstanceOf(HttpFailure)
})

test('omits spam by default, without empty pages before the end', async () => {
  const chain = new MemoryChain('eip155:1')
  const kinds = ['honest', ...Array.from({ length: 10 }, () => 'spam'), 'mixed', 'honest']
  for (const [seconds, kind] of kinds.entries()) chain.transactions.push(transaction(`${kind} ${seconds}`, seconds))
  const reader = readerOf([chain], 3)
  const first = await reader.read({ account })
  expect(first.data.map(({ id }) => id)).toEqual(['honest 12', 'mixed 11'])
  expect(first.data[1]?.transfers).toHaveLength(1)
  const paid: number[] = []
  const pay = async (tokens: number): Promise<void> => void paid.push(tokens)
  const second = await reader.read({ account, cursor: first.next ?? '' }, { pay })
  expect(second).toMatchObject({ data: [{ id: 'honest 0' }], next: null })
  expect(paid).toEqual([1, 1, 1])

  const all = await reader.read({ account, isSpamIncluded: true })
  expect(all.data.map(({ id }) => id)).toEqual(['honest 12', 'mixed 11', 'spam 10'])
})

test('an account without transactions has one page', async () => {
  expect(await readerOf([new MemoryChain('eip155:1')], 4).read({ account })).toEqual({ data: [], next: null })
})

test("a silent chain times out and doesn't hide others", async () => {
  const [one, two] = [new MemoryChain('eip155:1'), new MemoryChain('eip155:10')] as const
  one.transactions.push(transaction('1', 1))
  two.page = (_address, _position, _limit, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const { data, next } = await readerOf([one, two], 4, 50).read({ account })
  expect(data.map(({ id }) => id)).toEqual(['1'])
  expect(next).not.toBeNull()
  await expect(readerOf([two], 4, 50).read({ account })).rejects.toMatchObject({ status: 503, field: '' })
})

test('rejects a cursor of another project', async () => {
  const chain = new MemoryChain('eip155:1')
  for (let seconds = 0; seconds < 9; seconds += 1) chain.transactions.push(transaction(`${seconds}`, seconds))
  const reader = readerOf([chain], 4)
  const { next } = await reader.read({ account, projectId: 'one' })
  const cursor = next ?? ''
  expect((await reader.read({ account, cursor, projectId: 'one' })).data).toHaveLength(4)
  await expect(reader.read({ account, cursor, projectId: 'two' })).rejects.toMatchObject({ status: 400, field: '' })
})
