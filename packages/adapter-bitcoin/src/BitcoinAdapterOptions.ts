import type { AppKitNetwork } from '@openappkit/appkit-core'

/** Options of {@link BitcoinAdapter}. */
export interface BitcoinAdapterOptions {
  /** Value of `adapter.networks`. The kit uses only the `networks` of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /**
   * Root URLs of esplora APIs by CAIP-2 id, used for balances, UTXOs, fees and broadcasts. Default: the network's first
   * URL, or mempool.space.
   */
  readonly esplora?: Readonly<Record<string, string>> | undefined
  /**
   * Whether to announce a WalletConnect session to the page as a [Wallet
   * Standard](https://github.com/wallet-standard/wallet-standard) wallet named `WalletConnect`. Other libraries can
   * then use the connected phone. The wallet stays registered for as long as the session lasts. The kit forwards its
   * requests to the phone, and `standard:disconnect` also ends the session for the kit. As with any browser wallet, any
   * script on the page can see its accounts and send it requests. Kits don't list this wallet. Default: false.
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
