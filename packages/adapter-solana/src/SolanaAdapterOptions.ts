import type { AppKitNetwork } from '@openappkit/appkit-core'

/** Commitment level: `processed` by the node, `confirmed` by most of the stake, or `finalized`. */
export type SolanaCommitment = 'processed' | 'confirmed' | 'finalized'

/** Options of {@link SolanaAdapter}. */
export interface SolanaAdapterOptions {
  /** Value of `adapter.networks`. The kit uses only the `networks` of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /** Commitment for balances and transactions. Default: `'confirmed'`. */
  readonly commitment?: SolanaCommitment | undefined
  /**
   * Maximum priority fee of a transfer in lamports. Transfers pay the recent market price up to this limit. Default:
   * 100,000 (0.0001 SOL).
   */
  readonly maxPriorityFee?: bigint | undefined
  /**
   * Whether to announce a WalletConnect session to the page as a [Wallet
   * Standard](https://github.com/wallet-standard/wallet-standard) wallet named `WalletConnect`. Other libraries
   * (`@solana/wallet-adapter`, `@solana/react`) can then use the connected phone. The wallet stays registered while the
   * session lasts and at least one kit is attached. The adapter forwards the libraries' requests to the phone. If a
   * library calls `standard:disconnect`, the session also ends for the kit. As with any browser wallet, any script on
   * the page can see the accounts and send requests. Kits don't list this wallet. Default: false.
   *
   * @example
   * ```ts
   * import { SolanaAdapter } from '@openappkit/adapter-solana'
   *
   * const adapter = new SolanaAdapter({ registerWalletStandard: true })
   * ```
   */
  readonly registerWalletStandard?: boolean | undefined
}
