import type { Logger } from 'pino'
import type { ChainSettings } from '../chains/ChainSettings'
import type { Database } from '../storage/Database'
import { ChainFollower } from './ChainFollower'
import type { ChainNode } from './ChainNode'
import { EvmIndexer } from './EvmIndexer'
import { IndexStore } from './IndexStore'

/** Indexes every EVM chain whose settings enable it, until the returned function is called. */
export function followChains(
  database: Database,
  node: ChainNode,
  settings: ReadonlyMap<string, ChainSettings>,
  logger: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const store = new IndexStore(database)
  const followers = [...settings].flatMap(([chainId, { index }]) =>
    index && chainId.startsWith('eip155:')
      ? [new ChainFollower(chainId, new EvmIndexer(store, node, chainId, index), store, logger)]
      : [],
  )
  return async () => {
    await Promise.all(followers.map(follower => follower.close()))
  }
}
