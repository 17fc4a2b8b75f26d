import { type EvmChain, type EvmChainOptions, startEvmChain } from '@openappkit/testing/node'
import { asc, eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { ChainRpc } from '../../src/chains/ChainRpc'
import { EvmIndexer, type EvmIndexerOptions } from '../../src/indexer/EvmIndexer'
import { IndexStore } from '../../src/indexer/IndexStore'
import { Upstreams } from '../../src/proxy/Upstreams'
import type { Database } from '../../src/storage/Database'
import {
  indexedBlocks,
  indexedChains,
  indexedParticipants,
  indexedTransactions,
  indexedTransfers,
} from '../../src/storage/historySchema'
import { openDatabase } from '../../src/storage/openDatabase'
import { LogContract } from './LogContract'

/** A chain, the server's access to its nodes, and a database. */
export interface IndexerStage {
  readonly chain: EvmChain
  readonly chainId: string
  readonly database: Database
  readonly rpc: ChainRpc
  readonly contract: LogContract
  indexer(options?: EvmIndexerOptions, depth?: number): EvmIndexer
  /** Returns everything that is stored of the chain, in a fixed order. */
  rows(): Promise<unknown>
  /** Deletes everything that is stored of the chain. */
  forget(): Promise<void>
  /** Returns the rows of a fresh index that reads the chain once from first to last block. */
  rowsFromScratch(options?: EvmIndexerOptions): Promise<unknown>
}

export async function indexerStage(databaseUrl: string, options: EvmChainOptions): Promise<IndexerStage> {
  const chain = await startEvmChain(options)
  const database = await openDatabase({ databaseUrl, dataDirectory: '' })
  onTestFinished(async () => {
    await chain.stop()
    await database.close()
  })
  const chainId = `eip155:${chain.chainId}`
  const rpc = new ChainRpc(new Upstreams({ [chainId]: [chain.url] }))
  const indexer = (more: EvmIndexerOptions = {}, depth?: number): EvmIndexer =>
    new EvmIndexer(new IndexStore(database, depth), rpc, chainId, { fromBlock: 0, ...more })
  const forget = async (): Promise<void> => {
    for (const table of TABLES) await database.sql.delete(table).where(eq(table.chainId, chainId))
  }
  const rows = (): Promise<unknown> => keptOf(database, chainId)
  return {
    chain,
    chainId,
    database,
    rpc,
    contract: await LogContract.deploy(chain),
    indexer,
    rows,
    forget,
    async rowsFromScratch(more) {
      await forget()
      await catchUp(indexer(more))
      return rows()
    },
  }
}

const TABLES = [indexedChains, indexedBlocks, indexedTransactions, indexedTransfers, indexedParticipants] as const

/** Runs steps until there is nothing left to do, and returns them. */
export async function catchUp(indexer: EvmIndexer): Promise<readonly string[]> {
  const steps: string[] = []
  for (let step = await indexer.step(); step !== 'waiting'; step = await indexer.step()) steps.push(step)
  return steps
}

async function keptOf({ sql }: Database, chainId: string): Promise<unknown> {
  const [position] = await sql.select().from(indexedChains).where(eq(indexedChains.chainId, chainId))
  const order = [asc(indexedTransactions.blockNumber), asc(indexedTransactions.transactionIndex)]
  return {
    nextBlock: position?.nextBlock,
    lastHash: position?.lastHash,
    blocks: await sql
      .select()
      .from(indexedBlocks)
      .where(eq(indexedBlocks.chainId, chainId))
      .orderBy(asc(indexedBlocks.number)),
    transactions: await sql
      .select()
      .from(indexedTransactions)
      .where(eq(indexedTransactions.chainId, chainId))
      .orderBy(...order),
    transfers: await sql
      .select()
      .from(indexedTransfers)
      .where(eq(indexedTransfers.chainId, chainId))
      .orderBy(
        asc(indexedTransfers.blockNumber),
        asc(indexedTransfers.transactionIndex),
        asc(indexedTransfers.logIndex),
        asc(indexedTransfers.position),
      ),
    participants: await sql
      .select()
      .from(indexedParticipants)
      .where(eq(indexedParticipants.chainId, chainId))
      .orderBy(
        asc(indexedParticipants.blockNumber),
        asc(indexedParticipants.transactionIndex),
        asc(indexedParticipants.address),
      ),
  }
}
