import { type Chains, chainsService } from '../chains/chainsService'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { followChains } from './followChains'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
}

/** Indexes the chains that the operator configured. The open service is a function that stops indexing. */
export const indexerService: Service<() => Promise<void>, Needs> = {
  name: 'indexer',
  needs: { chains: chainsService, database: databaseService },
  open: ({ chains, database }, { logger }) => followChains(database, chains.rpc, chains.settings, logger),
  close: stop => stop(),
}
