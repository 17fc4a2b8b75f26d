import type { Logger } from 'pino'
import type { Chains } from '../chains/chainsService'
import type { SecretRing } from '../keys/SecretRing'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import type { PublicAddress } from '../services/PublicAddress'
import type { Database } from '../storage/Database'
import type { Tokens } from '../tokens/tokensService'
import type { OnrampFile } from './OnrampFile'

export interface OnrampDependencies {
  readonly file: OnrampFile
  readonly secrets: SecretRing
  readonly address: PublicAddress
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly gate: Pick<ProjectDirectory, 'check'>
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly tokens: Tokens
  readonly logger: Pick<Logger, 'error' | 'warn'>
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}
