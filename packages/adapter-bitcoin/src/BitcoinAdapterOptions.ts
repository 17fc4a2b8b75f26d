import type { AppKitNetwork } from '@openappkit/appkit-core'

/** Options of {@link BitcoinAdapter}. */
export interface BitcoinAdapterOptions {
  /** Bitcoin networks of the adapter. The `networks` of `createAppKit` take precedence. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /**
   * Root URL of an esplora API by CAIP-2 id, for balances, coins, fees and broadcasts. Default: the network's own first
   * URL, else mempool.space.
   */
  readonly esplora?: Readonly<Record<string, string>> | undefined
  /**
   * Whether to announce a WalletConnect session to the page as a [Wallet
   * Standard](https://github.com/wallet-standard/wallet-standard) wallet named `WalletConnect`. Other libraries can
   * then use the connected phone. The wallet exists as long as the session. Its requests go to the phone, and
   * `standard:disconnect` also ends the session for the kit. As with any browser wallet, every script of the page can
   * see its accounts and send it requests. No kit lists it. Default: false.
   *
   * @example
   * ```ts
   * import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
   *
   * const adapter = new BitcoinAdapter({ registerWalletStandard: true })
   * ```
   */
  readonly registerWalletStandard?: boolean | undefined
  /** Ignored. Accepted so that existing code compiles. */
  readonly projectId?: string | undefined
}
