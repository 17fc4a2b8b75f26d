import type { HistoryTransaction } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { send } from '../../test/indexer/LogContract'
import { catchUp, type IndexerStage, indexerStage } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import type { IndexedBlock, IndexedTransfer } from '../indexer/IndexedBlock'
import { IndexStore } from '../indexer/IndexStore'
import { openDatabase } from '../storage/openDatabase'
import { createHistory } from './createHistory'
import type { HistoryReader } from './HistoryReader'

const databaseUrl = sharedDatabase()
const ZERO = '0x0000000000000000000000000000000000000000'
/** With a token list, unlisted tokens count as doubtful. */
const listed = { address: `0x${'11'.repeat(20)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }

function historyOf({ chainId, database, rpc, contract }: IndexerStage): HistoryReader {
  const address = contract.fungible.toLowerCase()
  const token = { chainId, address, name: 'Test Token', symbol: 'TEST', decimals: 6 }
  return createHistory({
    cursors: testCursors(),
    database,
    rpc,
    settings: new Map([[chainId, { upstreams: [], index: {}, tokens: [listed] }]]),
    tokens: { describe: async (_, addresses) => new Map(addresses.includes(address) ? [[address, token]] : []) },
    iconOf: () => '',
  })
}

const accountOf = (chainId: string, address: string) =>
  ({ namespace: 'eip155', chainId, address: address.toLowerCase() }) as const

async function all(reader: HistoryReader, chainId: string, address: string): Promise<readonly HistoryTransaction[]> {
  const account = accountOf(chainId, address)
  const first = await reader.read({ account, isSpamIncluded: true })
  const data = [...first.data]
  for (let cursor = first.next; cursor !== null; ) {
    const page = await reader.read({ account, cursor, isSpamIncluded: true })
    data.push(...page.data)
    cursor = page.next
  }
  return data
}

test("describes an account's transactions by their effects, with exact amounts", async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 931 })
  const { chain, chainId, contract } = stage
  const [one, two] = chain.accounts.map(({ address }) => address)
  if (!one || !two) throw new Error('The chain has too few accounts')
  const approve = `0x095ea7b3${'0'.repeat(128)}` as const
  const hashes = {
    sent: await send(chain, { to: two, value: 1_000_000_000_000_000_001n }),
    received: await send(chain, { to: one, value: 5n }, 1),
    token: await contract.transfer(one, two, 1_234_567n),
    minted: await contract.transferItem(ZERO, one, 7n),
    burnt: await contract.transfer(one, ZERO, 1n),
    approved: await send(chain, { to: contract.fungible, data: approve }).catch(() => undefined),
    failed: await send(chain, { to: contract.reverts, value: 3n }),
    poison: await contract.transfer(one, two, 0n, 1),
    counterfeit: await contract.transfer(one, two, 1000n, 1),
    nothing: await send(chain, { to: one, value: 0n }, 1),
  }
  await catchUp(stage.indexer())
  const reader = historyOf(stage)
  const data = await all(reader, chainId, one)
  const of = (hash: string | undefined) => data.find(({ metadata }) => metadata.hash === hash)

  expect(of(hashes.sent)).toMatchObject({
    metadata: { operationType: 'send', status: 'confirmed', sentTo: two.toLowerCase(), chain: chainId },
    transfers: [{ direction: 'out', quantity: { numeric: '1.000000000000000001' }, is_spam: false }],
  })
  expect(of(hashes.received)).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: two.toLowerCase() },
    transfers: [{ direction: 'in', quantity: { numeric: '0.000000000000000005' } }],
  })
  expect(of(hashes.token)).toMatchObject({
    metadata: { operationType: 'send', sentTo: two.toLowerCase() },
    transfers: [{ fungible_info: { symbol: 'TEST' }, quantity: { numeric: '1.234567' } }],
  })
  expect(of(hashes.minted)).toMatchObject({
    metadata: { operationType: 'mint' },
    transfers: [{ nft_info: { flags: { is_spam: false } }, token_id: '7', quantity: { numeric: '1' } }],
  })
  expect(of(hashes.burnt)?.metadata.operationType).toBe('burn')
  expect(of(hashes.approved)?.metadata.operationType).toBe('approve')
  expect(of(hashes.failed)).toMatchObject({ metadata: { status: 'failed', operationType: 'send' }, transfers: [] })
  expect(of(hashes.poison)).toMatchObject({ transfers: [{ is_spam: true }] })
  expect(of(hashes.counterfeit)).toMatchObject({ transfers: [{ direction: 'out', is_spam: true }] })
  expect(of(hashes.nothing)).toMatchObject({
    metadata: { operationType: 'execute', sentFrom: two.toLowerCase() },
    transfers: [{ direction: 'in', quantity: { numeric: '0' }, is_spam: true }],
  })
  expect(data.filter(({ metadata }) => metadata.operationType === 'deploy')).toHaveLength(3)
  // Historical prices aren't available, so none are returned.
  expect(
    data.flatMap(({ transfers }) => transfers ?? []).every(({ value, price }) => value === null && price === null),
  ).toBe(true)
})

test('each of 5,000 mixed transactions is on one page, in order, while new ones arrive', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const store = new IndexStore(database)
  const chainId = 'eip155:932'
  const account = `0x${'ab'.repeat(20)}`
  await store.begin(chainId, 0)
  let serial = 0
  const grow = async (blocks: number): Promise<void> => {
    const position = await store.position(chainId)
    if (!position) throw new Error('The chain was not begun')
    const added = Array.from({ length: blocks }, (_, index) =>
      madeBlock(position.nextBlock + index, account, () => (serial += 1)),
    )
    expect(await store.append(chainId, added, position)).toBe(true)
  }
  for (let part = 0; part < 10; part += 1) await grow(50)
  const before = serial
  expect(before).toBe(5000)
  const reader = createHistory({
    cursors: testCursors(),
    database,
    rpc: { batch: async () => [], rest: async () => [] },
    settings: new Map([[chainId, { upstreams: [], index: {}, tokens: [listed] }]]),
    tokens: { describe: async () => new Map() },
    iconOf: () => '',
  })

  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await reader.read({
      account: accountOf(chainId, account),
      isSpamIncluded: true,
      ...(cursor !== null && { cursor }),
    })
    expect(page.data.length).toBeLessThanOrEqual(50)
    seen.push(...page.data.map(({ metadata }) => metadata.hash))
    cursor = page.next
    await grow(1)
  } while (cursor !== null)

  expect(seen).toEqual(Array.from({ length: before }, (_, index) => hashOf(before - index)))
  await database.close()
}, 60_000)

function hashOf(serial: number): string {
  return `0x${serial.toString(16).padStart(64, '0')}`
}

/** Ten transactions of an account: with value, with tokens of each kind, with nothing, failed ones. */
function madeBlock(number: number, account: string, next: () => number): IndexedBlock {
  const other = `0x${'cd'.repeat(20)}`
  const token = `0x${'ef'.repeat(20)}`
  const transactions = Array.from({ length: 10 }, (_, index) => {
    const isOut = index % 2 === 0
    const [from, to] = isOut ? [account, other] : [other, account]
    const kinds = ['native', 'erc20', 'erc721', 'erc1155'] as const
    const kind = kinds[index % 4] ?? 'native'
    const transfer: IndexedTransfer = {
      logIndex: kind === 'native' ? -1 : 0,
      position: 0,
      kind,
      token: kind === 'native' ? null : token,
      tokenId: kind === 'native' || kind === 'erc20' ? null : BigInt(index),
      from,
      to,
      amount: 1n,
    }
    return {
      index,
      hash: hashOf(next()),
      from,
      to,
      contract: null,
      selector: '',
      nonce: 0,
      isSuccess: index !== 9,
      value: 1n,
      fee: 1n,
      transfers: index === 8 || index === 9 ? [] : [transfer],
    }
  })
  return { number, hash: hashOf(number), parentHash: hashOf(number), minedAt: new Date(number * 1000), transactions }
}
