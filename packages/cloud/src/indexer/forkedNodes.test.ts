import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ForkedChain } from '../../test/indexer/ForkedChain'
import { catchUp } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import type { Database } from '../storage/Database'
import { indexedBlocks, indexedTransactions } from '../storage/historySchema'
import { openDatabase } from '../storage/openDatabase'
import { EvmIndexer } from './EvmIndexer'
import { IndexStore } from './IndexStore'

const databaseUrl = sharedDatabase()

async function keptOf(
  { sql }: Database,
  chainId: string,
): Promise<{ first: number; blocks: string[]; transactions: number[] }> {
  const blocks = await sql
    .select()
    .from(indexedBlocks)
    .where(eq(indexedBlocks.chainId, chainId))
    .orderBy(asc(indexedBlocks.number))
  const transactions = await sql.select().from(indexedTransactions).where(eq(indexedTransactions.chainId, chainId))
  return {
    first: blocks[0]?.number ?? 0,
    blocks: blocks.map(({ hash }) => hash),
    transactions: transactions.map(({ blockNumber }) => blockNumber).toSorted((one, other) => one - other),
  }
}

test('never mixes upstreams on different branches, and reads the branch on which they agree', async () => {
  const chain = new ForkedChain(971, [60, 47])
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  let seed = 1
  const node = chain.node(() => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 2
  })
  const indexer = new EvmIndexer(new IndexStore(database), node, chain.chainId, { fromBlock: 0, batch: 4 })
  const seen = new Set<string>()
  for (let step = 0; step < 150; step += 1) {
    // Contradicting responses are dropped.
    seen.add(await indexer.step().catch(() => 'refused'))
    const { blocks, first } = await keptOf(database, chain.chainId)
    const branches = [0, 1].map(branch => chain.hashes(branch).slice(first, first + blocks.length))
    expect(branches).toContainEqual(blocks)
  }
  expect([...seen].toSorted()).toEqual(['read', 'refused', 'took-back', 'waiting'])

  for (const branch of [0, 1, 0]) {
    const agreed = new EvmIndexer(
      new IndexStore(database),
      chain.node(() => branch),
      chain.chainId,
      { fromBlock: 0 },
    )
    await catchUp(agreed)
    const { blocks, transactions } = await keptOf(database, chain.chainId)
    expect(blocks).toEqual(chain.hashes(branch))
    expect(transactions).toEqual(blocks.map((_, number) => number).filter(number => number % 3 !== 0))
  }
  await database.close()
})

test('rejects a node that returns a different block than requested', async () => {
  const chain = new ForkedChain(972, [20, 20])
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const node = chain.node(() => 0)
  const indexer = new EvmIndexer(
    new IndexStore(database),
    {
      ...node,
      batch: async (chainId, calls, signal) => {
        const answers = await node.batch(chainId, calls, signal)
        return answers.map(({ result }) => ({ result: { ...(result as object), number: '0x5' } }))
      },
    },
    chain.chainId,
    { fromBlock: 0, batch: 1 },
  )
  await expect(indexer.step()).rejects.toThrow('which was not requested')
  expect((await keptOf(database, chain.chainId)).blocks).toEqual([])
  await database.close()
})
