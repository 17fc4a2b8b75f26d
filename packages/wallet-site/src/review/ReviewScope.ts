import type { AssetBook } from './assets/AssetBook'
import type { ChainLimit } from './ChainLimits'
import type { DescriptorSource } from './descriptors/DescriptorSource'
import type { WarningList } from './WarningList'

/** Context that the parts of one review share. */
export interface ReviewScope {
  /** CAIP-2 id of the request's chain. */
  readonly chainId: string
  /** The user's account. */
  readonly account: string
  /** Verified origin of the app. */
  readonly origin: string
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly assets: AssetBook
  readonly descriptors: DescriptorSource | undefined
  /** Known gaps of the chain and its node. */
  readonly limits: Set<ChainLimit>
  readonly warnings: WarningList
  /** Calls a JSON-RPC method of the request's chain. */
  read(method: string, params: readonly unknown[]): Promise<unknown>
}
