import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { Database } from '../storage/Database'
import { BlockscoutHistory } from './BlockscoutHistory'
import { createHistory } from './createHistory'
import type { HistoryEntry } from './HistorySource'

const OWN = `0x${'a'.repeat(40)}`
const OTHER = `0x${'B'.repeat(40)}`
const TOKEN = `0x${'c'.repeat(40)}`
const hashOf = (index: number): string => `0x${index.toString(16).padStart(8, '0').repeat(8)}`

interface Row {
  readonly block_number: number
  readonly [field: string]: unknown
}

function transaction(index: number, block: number, more: Readonly<Record<string, unknown>> = {}): Row {
  return {
    hash: hashOf(index),
    block_number: block,
    index,
    timestamp: '2026-01-02T03:04:05.000000Z',
    from: { hash: OWN },
    to: { hash: OTHER },
    value: '1000000000000000001',
    nonce: 7,
    status: 'ok',
    raw_input: '0x',
    ...more,
  }
}

function transfer(index: number, block: number, logIndex: number): Row {
  return {
    transaction_hash: hashOf(index),
    block_number: block,
    index: logIndex,
    log_index: logIndex,
    timestamp: '2026-01-02T03:04:05.000000Z',
    from: { hash: OTHER },
    to: { hash: OWN },
    token: { address_hash: TOKEN, decimals: '6' },
    total: { value: '1234567', decimals: '6' },
  }
}

/** Starts an API like Blockscout's, with keyset paging by block and index and 50 rows per page. */
async function startExplorer(lists: Readonly<Record<string, Row[]>>): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, list = ''] = /^\/api\/v2\/addresses\/0x\w+\/([-\w]+)$/.exec(url.pathname) ?? []
    const [block, index] = ['block_number', 'index'].map(name => Number(url.searchParams.get(name) ?? Number.NaN))
    const positionOf = ({ block_number, index: own }: Row): number => block_number * 1e6 + Number(own)
    const rows = (lists[list] ?? [])
      .toSorted((one, other) => positionOf(other) - positionOf(one))
      .filter(row => Number.isNaN(block) || positionOf(row) < (block ?? 0) * 1e6 + (index ?? 0))
    const items = rows.slice(0, 50)
    const last = items.at(-1)
    const more =
      rows.length > 50 && last ? { block_number: last.block_number, index: last['index'], items_count: 50 } : null
    response.writeHead(lists[list] ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(lists[list] ? { items, next_page_params: more } : { message: 'Not found' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('reads transactions and their tokens from an explorer, with exact amounts', async () => {
  const lists = { transactions: [transaction(1, 10)], 'token-transfers': [transfer(1, 10, 3), transfer(2, 9, 1)] }
  const history = new BlockscoutHistory(await startExplorer(lists), 'eip155:1')
  const [first, second] = await history.page(OWN, undefined, 50)
  expect(first?.transaction).toMatchObject({ hash: hashOf(1), from: OWN, to: OTHER.toLowerCase(), intent: 'send' })
  expect(first?.transaction.movements).toMatchObject([
    { amount: 1_000_000_000_000_000_001n, direction: 'out' },
    { amount: 1_234_567n, decimals: 6, direction: 'in', token: TOKEN },
  ])
  expect(second?.transaction).toMatchObject({ hash: hashOf(2), from: '', movements: [{ direction: 'in' }] })
})

test('pages from an explorer show each transaction once, even with many per block and while new ones arrive', async () => {
  const transactions: Row[] = []
  const transfers: Row[] = []
  for (let index = 0; index < 400; index += 1) {
    const block = Math.floor(index / 70)
    if (index % 3 !== 0) transactions.push(transaction(index, block))
    if (index % 2 === 0 || index % 3 === 0)
      transfers.push(transfer(index, block, index * 2), transfer(index, block, index * 2 + 1))
  }
  const history = new BlockscoutHistory(await startExplorer({ transactions, 'token-transfers': transfers }), 'eip155:1')
  const seen: HistoryEntry[] = []
  let position: string | undefined
  for (let fresh = 1000; ; fresh += 1) {
    const page = await history.page(OWN, position, 50)
    seen.push(...page)
    position = page.at(-1)?.position
    if (page.length < 50) break
    transactions.push(transaction(fresh, fresh))
    transfers.push(transfer(fresh, fresh, 0))
  }
  const hashes = seen.map(({ transaction }) => transaction.hash)
  expect(new Set(hashes)).toEqual(new Set(Array.from({ length: 400 }, (_, index) => hashOf(index))))
  expect(hashes).toHaveLength(400)
  const even = seen.find(({ transaction }) => transaction.hash === hashOf(2))
  expect(even?.transaction.movements).toHaveLength(3)
})

test('marks spam from an explorer by the same rules', async () => {
  const nothing = transaction(1, 10, { from: { hash: OTHER }, to: { hash: OWN }, value: '0' })
  const counterfeit = { ...transfer(2, 9, 1), from: { hash: OWN }, to: { hash: OTHER } }
  const lists = { transactions: [nothing], 'token-transfers': [counterfeit] }
  const listed = { address: `0x${'11'.repeat(20)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const settings = { upstreams: [], explorer: await startExplorer(lists), tokens: [listed] }
  const reader = createHistory({
    cursors: testCursors(),
    database: {} as Database,
    rpc: { batch: async () => [], rest: async () => [] },
    settings: new Map([['eip155:1', settings]]),
    tokens: { describe: async () => new Map() },
    iconOf: () => '',
  })
  const { data } = await reader.read({
    account: { namespace: 'eip155', chainId: 'eip155:1', address: OWN },
    isSpamIncluded: true,
  })
  expect(data.map(({ transfers }) => transfers)).toMatchObject([
    [{ direction: 'in', quantity: { numeric: '0' }, is_spam: true }],
    [{ direction: 'out', quantity: { numeric: '1.234567' }, is_spam: true }],
  ])
})

test('returns no history for an address unknown to the explorer, and fails if the explorer is unreachable', async () => {
  expect(await new BlockscoutHistory(await startExplorer({}), 'eip155:1').page(OWN, undefined, 50)).toEqual([])
  const away = new BlockscoutHistory('http://127.0.0.1:1', 'eip155:1')
  await expect(away.page(OWN, undefined, 50)).rejects.toBeInstanceOf(ChainUnavailable)
})
