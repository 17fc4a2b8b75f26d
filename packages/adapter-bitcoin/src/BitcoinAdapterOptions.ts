import type { AppKitNetwork } from '@openappkit/appkit-core'

/** What {@link BitcoinAdapter} can be told. */
export interface BitcoinAdapterOptions {
  /** Bitcoin networks. `createAppKit`'s own option is used when both are given. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /**
   * Where balances, coins and fees are read and transactions are sent: the root of an esplora API, by CAIP-2 id. Without it the network's own first URL,
   * else mempool.space.
   */
  readonly esplora?: Readonly<Record<string, string>> | undefined
  /** Accepted so that existing code compiles. */
  readonly projectId?: string | undefined
}
