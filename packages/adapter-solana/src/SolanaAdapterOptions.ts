import type { AppKitNetwork } from '@openappkit/appkit-core'

/** Commitment level: seen by the node, confirmed by most of the stake, or final. */
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
   * (`@solana/wallet-adapter`, `@solana/react`) can then use the connected phone. The wallet stays registered for as
   * long as the session lasts. The kit forwards its requests to the phone, and `standard:disconnect` also ends the
   * session for the kit. As with any browser wallet, any script on the page can see its accounts and send it requests.
   * Kits don't list this wallet. Default: false.
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
