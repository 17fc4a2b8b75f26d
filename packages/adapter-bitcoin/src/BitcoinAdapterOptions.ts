import type { AppKitNetwork } from '@openappkit/appkit-core'

/** Options of {@link BitcoinAdapter}. */
export interface BitcoinAdapterOptions {
  /** Value of `adapter.networks`. The kit uses only the `networks` of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /**
   * Root URLs of esplora APIs by CAIP-2 id, used for balances, UTXOs, fees and broadcasts. Default: the first of the
   * network's `rpcUrls.default.http`, ignoring the public provider's JSON-RPC proxy (`https://rpc.walletconnect.…`).
   * Bitcoin mainnet, testnet, testnet4 and signet then fall back to mempool.space. On other networks, these calls
   * reject with `network/no-esplora`.
   */
  readonly esplora?: Readonly<Record<string, string>> | undefined
  /**
   * Whether to announce a WalletConnect session to the page as a [Wallet
   * Standard](https://github.com/wallet-standard/wallet-standard) wallet named `WalletConnect`. Other libraries can
   * then use the connected phone. The wallet stays registered while the session lasts and at least one kit is attached.
   * The adapter forwards the libraries' requests to the phone. If a library calls `standard:disconnect`, the session
   * also ends for the kit. As with any browser wallet, any script on the page can see the accounts and send requests.
   * Kits don't list this wallet. Default: false.
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
