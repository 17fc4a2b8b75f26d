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
  /**
   * Whether a WalletConnect session is announced to the page as a Wallet Standard wallet called `WalletConnect`, so that its other libraries can use the
   * connected phone. It is there while the session is: what it does is asked of the phone, and `standard:disconnect` ends the session for the kit as well.
   * Whatever script runs on the page can see its accounts and ask it, as with any wallet of the browser. No kit lists it. Default `false`.
   *
   * @example
   * ```ts
   * new BitcoinAdapter({ registerWalletStandard: true })
   * ```
   * @see https://github.com/wallet-standard/wallet-standard
   */
  readonly registerWalletStandard?: boolean | undefined
  /** Accepted so that existing code compiles. */
  readonly projectId?: string | undefined
}
