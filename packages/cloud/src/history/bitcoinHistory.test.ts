import type { HistoryPage, HistoryTransaction } from '@openappkit/contract'
import { startBitcoinChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { ChainRefused } from '../chains/ChainRefused'
import { ChainRpc } from '../chains/ChainRpc'
import { Upstreams } from '../proxy/Upstreams'
import { BitcoinHistory } from './BitcoinHistory'
import { HistoryReader } from './HistoryReader'
import type { HistoryEntry } from './HistorySource'

test('each payment to an address is on one page, in order, while blocks arrive', async () => {
  await using chain = await startBitcoinChain()
  const history = new BitcoinHistory(
    new ChainRpc(new Upstreams({ [chain.caipNetworkId]: [chain.url] })),
    chain.caipNetworkId,
  )
  const { p2wpkh } = chain.accounts[1] ?? chain.accounts[0]
  const paid: string[] = []
  for (let satoshis = 1000n; satoshis < 1120n; satoshis += 1n) paid.push(await chain.fund(p2wpkh, satoshis))

  const seen: HistoryEntry[] = []
  let position: string | undefined
  for (;;) {
    const page = await history.page(p2wpkh, position, 50)
    seen.push(...page)
    position = page.at(-1)?.position
    if (page.length < 50) break
    await chain.fund(p2wpkh, 5000n)
  }
  const hashes = seen.map(({ transaction }) => transaction.hash)
  // The history also contains the account's initial funding.
  expect(hashes.slice(0, 120)).toEqual(paid.toReversed())
  expect(new Set(hashes).size).toBe(hashes.length)
  const [newest] = seen
  expect(newest?.transaction).toMatchObject({
    status: 'confirmed',
    movements: [{ direction: 'in', amount: 1119n, kind: 'fungible' }],
  })
})

const OWN = 'bcrt1qown'
const OTHER = 'bcrt1qother'
const txid = (index: number): string => index.toString(16).padStart(64, '0')

/** Creates an esplora API with transactions that the test sets. */
function esplora() {
  const pending: Payment[] = []
  const confirmed: Payment[] = []
  const rest = async (chainId: string, path: string): Promise<unknown> => {
    const [, txid] = /^\/tx\/(\w+)\/status$/.exec(path) ?? []
    const known = [...confirmed, ...pending].find(one => one.txid === txid)
    if (txid !== undefined && !known) throw new ChainRefused(chainId, 404, 'Transaction not found')
    if (known) return known.status
    const [, after] = /\/chain\/(\w+)$/.exec(path) ?? []
    const position = confirmed.findIndex(one => one.txid === after)
    // After an unknown transaction, there are no others.
    const start = after === undefined ? 0 : position < 0 ? confirmed.length : position + 1
    return path.endsWith('/mempool') ? [...pending] : confirmed.slice(start, start + 25)
  }
  return { pending, confirmed, history: new BitcoinHistory({ rest }, 'bip122:test', () => new Date(5000)) }
}

interface Payment {
  readonly txid: string
  readonly vin: unknown
  readonly vout: unknown
  readonly status: {
    readonly confirmed: boolean
    readonly block_height?: number
    readonly block_hash?: string
    readonly block_time?: number
  }
}

/**
 * Creates a payment.
 *
 * @param branch - Number of the chain's branch.
 */
function payment(
  index: number,
  isConfirmed: boolean,
  [inputs, outputs]: readonly [Sides, Sides],
  { branch = 0, height = index } = {},
): Payment {
  const sides = (all: Sides) => all.map(([address, value]) => ({ scriptpubkey_address: address, value }))
  return {
    txid: txid(index),
    vin: sides(inputs).map(prevout => ({ prevout })),
    vout: sides(outputs),
    status: isConfirmed
      ? { confirmed: true, block_height: height, block_hash: txid(height * 100 + branch), block_time: height }
      : { confirmed: false },
  }
}

type Sides = readonly (readonly [address: string, satoshis: number])[]

const incoming = [[[OTHER, 100]], [[OWN, 90]]] as const

test('each of 5,000 mixed payments is on one page, in order, while new ones arrive and pending ones are confirmed', async () => {
  const { confirmed, pending, history } = esplora()
  const kinds = [
    incoming,
    [[[OWN, 100]], [[OTHER, 90]]],
    [[[OWN, 100]], [[OWN, 90]]],
    [
      [
        [OWN, 60],
        [OTHER, 60],
      ],
      [
        [OTHER, 50],
        [OWN, 60],
      ],
    ],
  ] as const
  const made = (index: number, isConfirmed: boolean, height: number): Payment =>
    payment(index, isConfirmed, kinds[index % 4] ?? incoming, { height })
  // Blocks of seven payments, newest first.
  for (let index = 1; index <= 4960; index += 1) confirmed.unshift(made(index, true, Math.floor(index / 7)))
  for (let index = 4961; index <= 5000; index += 1) pending.unshift(made(index, false, 0))
  const all = [...pending, ...confirmed].map(one => one.txid)
  const reader = new HistoryReader(
    [
      {
        source: Object.assign(history, { chainId: 'bip122:test' }),
        writer: {
          write: async (_account, transactions) =>
            transactions.map(({ hash }) => ({ metadata: { hash } }) as HistoryTransaction),
        },
      },
    ],
    { cursors: testCursors() },
  )

  const seen: string[] = []
  let cursor: string | null = null
  let newest = 5000
  do {
    const page: HistoryPage = await reader.read({
      account: { namespace: 'bip122', chainId: 'bip122:test', address: OWN },
      ...(cursor !== null && { cursor }),
    })
    seen.push(...page.data.map(({ metadata }) => metadata.hash))
    cursor = page.next
    expect(cursor?.length ?? 0).toBeLessThan(4000)
    // Confirms one pending transaction, and one that was never pending.
    const waited = pending.pop()
    const height = 1000 + (newest += 1)
    if (waited) confirmed.unshift(made(Number(`0x${waited.txid}`), true, height))
    confirmed.unshift(made(newest, true, height))
  } while (cursor !== null)

  expect(seen.filter(one => all.includes(one))).toEqual(all)
  expect(new Set(seen).size).toBe(seen.length)
}, 60_000)

test('reports an outgoing payment without its change and fee', async () => {
  const { confirmed, history } = esplora()
  const inputs = [[OWN, 2_100_000_000_000_000]] as const
  const change = [OWN, 2_099_999_999_990_000] as const
  confirmed.push(payment(1, true, [inputs, [[OTHER, 9000], change]]))
  confirmed.push(payment(2, true, [inputs, [change]]))
  const [sent, self] = await history.page(OWN, undefined, 50)
  expect(sent?.transaction).toMatchObject({ from: OWN, to: OTHER, movements: [{ direction: 'out', amount: 9000n }] })
  expect(self?.transaction.movements).toMatchObject([{ direction: 'self' }])
})

test('pending transactions come first and appear only once, even if they are confirmed between two pages', async () => {
  const { pending, confirmed, history } = esplora()
  for (let index = 60; index > 57; index -= 1) pending.push(payment(index, false, incoming))
  for (let index = 40; index > 0; index -= 1) confirmed.push(payment(index, true, incoming))

  const first = await history.page(OWN, undefined, 2)
  expect(first.map(({ transaction }) => transaction.status)).toEqual(['pending', 'pending'])
  // A block confirms the payments that were shown, and one payment stays pending.
  pending.splice(0, 3, payment(58, false, incoming))
  confirmed.unshift(payment(60, true, incoming), payment(59, true, incoming))

  const seen = first.map(({ transaction }) => transaction.hash)
  for (let position = first.at(-1)?.position; ; ) {
    const page = await history.page(OWN, position, 10)
    seen.push(...page.map(({ transaction }) => transaction.hash))
    position = page.at(-1)?.position
    if (page.length < 10) break
  }
  expect(seen).toEqual([60, 59, 58, ...Array.from({ length: 40 }, (_, index) => 40 - index)].map(txid))
})

test.each(['unconfirmed', 'in another block', 'gone'])(
  'if a reorganization leaves the last payment of a page %s, each remaining payment is still shown once',
  async fate => {
    const { pending, confirmed, history } = esplora()
    for (let index = 40; index > 0; index -= 1) confirmed.push(payment(index, true, incoming))
    const first = await history.page(OWN, undefined, 3)
    const seen = first.map(({ transaction }) => transaction.hash)
    expect(seen).toEqual([40, 39, 38].map(txid))

    // 36 to 40 are now in other blocks, in a different order. The page ended at 38.
    const other = (index: number, height: number): Payment => payment(index, true, incoming, { branch: 1, height })
    const moved = fate === 'in another block' ? [other(38, 38)] : []
    confirmed.splice(0, 5, other(36, 41), other(40, 40), other(37, 39), ...moved, other(39, 36))
    if (fate === 'unconfirmed') pending.push(payment(38, false, incoming))

    for (let position = first.at(-1)?.position; ; ) {
      const page = await history.page(OWN, position, 10)
      seen.push(...page.map(({ transaction }) => transaction.hash))
      position = page.at(-1)?.position
      if (page.length < 10) break
    }
    expect(seen.slice(3)).toEqual([36, 37, ...Array.from({ length: 35 }, (_, index) => 35 - index)].map(txid))
  },
)

test('shows at most 50 pending payments before confirmed ones, so cursors stay short', async () => {
  const { pending, confirmed, history } = esplora()
  for (let index = 1; index <= 500; index += 1) pending.push(payment(index, false, incoming))
  for (let index = 600; index > 500; index -= 1) confirmed.push(payment(index, true, incoming))
  const seen: string[] = []
  const scope = { list: 'history', projectId: 'local', account: { namespace: 'bip122', address: OWN } } as const
  let position: string | undefined
  for (let size = 30; size === 30; ) {
    const page = await history.page(OWN, position, 30)
    size = page.length
    position = page.at(-1)?.position ?? position
    seen.push(...page.map(({ transaction }) => transaction.hash))
    const cursor = testCursors().write(scope, { 'bip122:000000000019d6689c085ae165831e93': position ?? '' })
    expect(cursor.length).toBeLessThan(1000)
  }
  expect(seen).toEqual([...pending.slice(0, 50), ...confirmed].map(one => one.txid))
})
