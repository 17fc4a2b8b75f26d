import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { send } from '../../test/indexer/LogContract'
import { catchUp, type IndexerStage, indexerStage } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { indexedTransactions, indexedTransfers } from '../storage/historySchema'
import type { ChainNode } from './ChainNode'
import { EvmIndexer } from './EvmIndexer'
import { IndexStore } from './IndexStore'

const databaseUrl = sharedDatabase()

const ZERO = '0x0000000000000000000000000000000000000000'

function accounts({ chain }: IndexerStage): readonly [`0x${string}`, `0x${string}`, `0x${string}`] {
  const [one, two, three] = chain.accounts.map(({ address }) => address)
  if (!one || !two || !three) throw new Error('The chain has too few accounts')
  return [one, two, three]
}

async function reorg({ chain }: IndexerStage, depth: number): Promise<void> {
  const body = { jsonrpc: '2.0', id: 1, method: 'anvil_reorg', params: [depth, []] }
  const response = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(await response.json()).not.toHaveProperty('error')
}

/** Returns the hashes of the chain's transactions, oldest first, from the index and from the chain. */
async function hashes({ chain, chainId, database }: IndexerStage): Promise<{ kept: string[]; real: string[] }> {
  const rows = await database.sql.select().from(indexedTransactions).where(eq(indexedTransactions.chainId, chainId))
  const real: string[] = []
  const head = await chain.client.getBlockNumber()
  for (let blockNumber = 0n; blockNumber <= head; blockNumber += 1n) {
    real.push(...(await chain.client.getBlock({ blockNumber })).transactions)
  }
  const sorted = rows.sort((a, b) => a.blockNumber - b.blockNumber || a.transactionIndex - b.transactionIndex)
  return { kept: sorted.map(({ hash }) => hash), real }
}

test('reads native value and ERC-20, ERC-721 and ERC-1155 transfers exactly', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 901 })
  const [one, two] = accounts(stage)
  const { contract, database, chainId } = stage
  const huge = 2n ** 256n - 1n
  const native = await send(stage.chain, { to: two, value: 12_345_678_901_234_567_890n })
  const fungible = await contract.transfer(one, two, huge)
  const minted = await contract.transferItem(ZERO, two, huge)
  const several = await contract.transferItems(one, two, [
    [1n, 10n],
    [huge, 20n],
  ])
  const failed = await send(stage.chain, { to: contract.reverts, value: 5n })

  await catchUp(stage.indexer())

  const rows = await database.sql.select().from(indexedTransfers).where(eq(indexedTransfers.chainId, chainId))
  const transactions = await database.sql
    .select()
    .from(indexedTransactions)
    .where(eq(indexedTransactions.chainId, chainId))
  const of = (hash: string): unknown[] => {
    const transaction = transactions.find(one => one.hash === hash)
    return rows
      .filter(row => row.blockNumber === transaction?.blockNumber)
      .map(({ kind, tokenId, fromAddress, toAddress, amount }) => [kind, tokenId, fromAddress, toAddress, amount])
  }
  const [from, to] = [one.toLowerCase(), two.toLowerCase()]
  expect(of(native)).toEqual([['native', null, from, to, '12345678901234567890']])
  expect(of(fungible)).toEqual([['erc20', null, from, to, String(huge)]])
  expect(of(minted)).toEqual([['erc721', String(huge), ZERO, to, '1']])
  expect(of(several)).toEqual([
    ['erc1155', '1', from, to, '10'],
    ['erc1155', String(huge), from, to, '20'],
  ])
  expect(of(failed)).toEqual([])
  expect(transactions.find(({ hash }) => hash === failed)).toMatchObject({ isSuccess: false, value: '5' })
  const { gasUsed, effectiveGasPrice } = await stage.chain.waitForReceipt(failed)
  expect(transactions.find(({ hash }) => hash === failed)?.fee).toBe(String(gasUsed * effectiveGasPrice))
})

test('removes blocks that a reorganization replaced, and reads the new ones', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 902 })
  const [one, two] = accounts(stage)
  await send(stage.chain, { to: two, value: 1n })
  const restore = await stage.chain.snapshot()
  const lost = [await send(stage.chain, { to: two, value: 2n }), await stage.contract.transfer(one, two, 3n)]
  await catchUp(stage.indexer())
  expect((await hashes(stage)).kept).toEqual(expect.arrayContaining(lost))

  await restore()
  const instead = await send(stage.chain, { to: two, value: 4n }, 1)
  await stage.chain.mine(3)
  expect(await catchUp(stage.indexer())).toContain('took-back')

  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
  expect(kept).toContain(instead)
  for (const hash of lost) expect(kept).not.toContain(hash)
  expect(await stage.rows()).toEqual(await stage.rowsFromScratch())
})

test('detects a reorganization to the same height, without a new block', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 903 })
  const [, two] = accounts(stage)
  for (let value = 1n; value <= 6n; value += 1n) await send(stage.chain, { to: two, value })
  await catchUp(stage.indexer())
  const before = await stage.rows()

  await reorg(stage, 4)
  await catchUp(stage.indexer())

  const after = await stage.rows()
  expect(after).not.toEqual(before)
  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
  expect(after).toEqual(await stage.rowsFromScratch())
})

test('reads the chain again after a reorganization deeper than the stored hashes', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 904 })
  const [, two] = accounts(stage)
  for (let value = 1n; value <= 12n; value += 1n) await send(stage.chain, { to: two, value })
  await catchUp(stage.indexer({ batch: 3 }, 4))

  await reorg(stage, 10)
  await catchUp(stage.indexer({ batch: 3 }, 4))

  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
})

test('an indexer that stops at any moment continues without losing or repeating anything', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 905 })
  const [one, two] = accounts(stage)
  let calls = 0
  // Every fifth request fails, as if the process had ended.
  const failing: ChainNode = {
    request: (...call) => ((calls += 1) % 5 === 0 ? Promise.reject(new Error('gone')) : stage.rpc.request(...call)),
    batch: (...call) => ((calls += 1) % 5 === 0 ? Promise.reject(new Error('gone')) : stage.rpc.batch(...call)),
  }
  const options = { fromBlock: 0, batch: 2 } as const
  let restarts = 0
  const runAWhile = async (steps: number): Promise<void> => {
    const indexer = new EvmIndexer(new IndexStore(stage.database), failing, stage.chainId, options)
    try {
      for (let step = 0; step < steps; step += 1) await indexer.step()
    } catch {
      restarts += 1
    }
  }
  let restore = await stage.chain.snapshot()
  for (let round = 0n; round < 6n; round += 1n) {
    await send(stage.chain, { to: two, value: round + 1n })
    await stage.contract.transfer(one, two, round)
    for (let run = 0; run < 4; run += 1) await runAWhile(3)
    if (round % 2n === 1n) {
      await restore()
      await stage.chain.mine()
      restore = await stage.chain.snapshot()
    }
  }
  await stage.chain.mine(2)
  await catchUp(stage.indexer())

  expect(restarts).toBeGreaterThan(5)
  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
  expect(await stage.rows()).toEqual(await stage.rowsFromScratch())
})

test('two indexers that read the same chain concurrently write every block once', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 906 })
  const [, two] = accounts(stage)
  for (let value = 1n; value <= 12n; value += 1n) await send(stage.chain, { to: two, value })
  const race = async (): Promise<void> => {
    const indexer = stage.indexer({ batch: 2 })
    for (let step = 0; step < 20; step += 1) await indexer.step()
  }
  await Promise.all([race(), race(), race()])

  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
  expect(await stage.rows()).toEqual(await stage.rowsFromScratch())
})

test('removes nothing if a node lags behind', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 907 })
  const [, two] = accounts(stage)
  for (let value = 1n; value <= 3n; value += 1n) await send(stage.chain, { to: two, value })
  await catchUp(stage.indexer())
  const before = await stage.rows()
  const lagging: ChainNode = {
    request: async (chainId, method, ...rest) =>
      method === 'eth_blockNumber' ? '0x2' : stage.rpc.request(chainId, method, ...rest),
    batch: (...call) => stage.rpc.batch(...call),
  }

  const store = new IndexStore(stage.database)
  expect(await new EvmIndexer(store, lagging, stage.chainId, { fromBlock: 0 }).step()).toBe('waiting')
  expect(await stage.rows()).toEqual(before)
})

test('removes nothing if a node serves a different chain', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 908 })
  const other = await indexerStage(databaseUrl(), { chainId: 909 })
  await stage.chain.mine(3)
  await catchUp(stage.indexer())
  const before = await stage.rows()
  await other.chain.mine(9)
  const wrong: ChainNode = {
    request: (_, ...rest) => other.rpc.request(other.chainId, ...rest),
    batch: (_, ...rest) => other.rpc.batch(other.chainId, ...rest),
  }

  const store = new IndexStore(stage.database)
  const indexer = new EvmIndexer(store, wrong, stage.chainId, { fromBlock: 0 })
  await expect(indexer.step()).rejects.toThrow('serves chain 909')
  expect(await stage.rows()).toEqual(before)
})

test("requests single receipts from a node that can't return those of a whole block", async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 910 })
  const [one, two] = accounts(stage)
  await stage.contract.transfer(one, two, 7n)
  await catchUp(stage.indexer())
  const expected = await stage.rows()
  const older: ChainNode = {
    request: (...call) => stage.rpc.request(...call),
    batch: (chainId, calls, ...rest) =>
      stage.rpc.batch(
        chainId,
        calls.map(call => (call.method === 'eth_getBlockReceipts' ? { ...call, method: 'eth_nothing' } : call)),
        ...rest,
      ),
  }
  await stage.forget()
  const store = new IndexStore(stage.database)
  await catchUp(new EvmIndexer(store, older, stage.chainId, { fromBlock: 0 }))
  expect(await stage.rows()).toEqual(expected)
})

test('stays behind the newest block by the number of confirmations', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 911 })
  const head = Number(await stage.chain.client.getBlockNumber())
  await catchUp(stage.indexer({ confirmations: 2 }))
  expect(await new IndexStore(stage.database).position(stage.chainId)).toMatchObject({ nextBlock: head - 1 })
})

test('reads the newest blocks first, then the older ones, even if those are configured later', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 913 })
  const [, two] = accounts(stage)
  for (let value = 1n; value <= 9n; value += 1n) await send(stage.chain, { to: two, value })
  const head = Number(await stage.chain.client.getBlockNumber())
  const store = new IndexStore(stage.database)
  await catchUp(stage.indexer({ fromBlock: 'latest' }))
  expect(await store.position(stage.chainId)).toMatchObject({ firstBlock: head, nextBlock: head + 1 })

  await send(stage.chain, { to: two, value: 10n })
  const indexer = stage.indexer({ fromBlock: 4, batch: 3 })
  await indexer.step()
  expect(await store.position(stage.chainId)).toMatchObject({ firstBlock: head, nextBlock: head + 2 })
  await catchUp(indexer)
  expect(await store.position(stage.chainId)).toMatchObject({ firstBlock: 4, nextBlock: head + 2 })
  await catchUp(stage.indexer({ batch: 2 }, 5))

  expect(await store.blocksBelow(stage.chainId, head, 100)).toHaveLength(4)
  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
})

test("rejects older blocks that don't lead to the indexed ones", async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 914 })
  const [, two] = accounts(stage)
  const restore = await stage.chain.snapshot()
  for (let value = 1n; value <= 4n; value += 1n) await send(stage.chain, { to: two, value })
  await catchUp(stage.indexer({ fromBlock: 'latest' }))
  await restore()
  for (let value = 5n; value <= 8n; value += 1n) await send(stage.chain, { to: two, value })
  const stale: ChainNode = {
    request: (...call) => stage.rpc.request(...call),
    // Responds as if the newest block hadn't changed.
    batch: async (chainId, calls, ...rest) =>
      calls.length === 1 ? [{ result: null }] : stage.rpc.batch(chainId, calls, ...rest),
  }
  const store = new IndexStore(stage.database)
  const before = await stage.rows()
  expect(await new EvmIndexer(store, stale, stage.chainId, { fromBlock: 0 }).step()).toBe('waiting')
  expect(await stage.rows()).toEqual(before)

  await catchUp(stage.indexer())
  const { kept, real } = await hashes(stage)
  expect(kept).toEqual(real)
})

test('one node of a server claims a chain at a time, until it releases the chain or its claim expires', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 912 })
  const store = new IndexStore(stage.database)
  expect(await store.claim(stage.chainId, 'one', 60_000)).toBe(true)
  expect(await store.claim(stage.chainId, 'one', 60_000)).toBe(true)
  expect(await store.claim(stage.chainId, 'two', 60_000)).toBe(false)
  await store.release(stage.chainId, 'one')
  expect(await store.claim(stage.chainId, 'two', 0)).toBe(true)
  expect(await store.claim(stage.chainId, 'one', 60_000)).toBe(true)
})
