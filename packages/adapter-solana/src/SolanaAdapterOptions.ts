import type { AppKitNetwork } from '@openappkit/appkit-core'

/** How sure the chain has to be: seen by the node, voted for by most of the stake, or never to be undone. */
export type SolanaCommitment = 'processed' | 'confirmed' | 'finalized'

/** What a {@link SolanaAdapter} may be told. */
export interface SolanaAdapterOptions {
  /** Networks of the kit. Default: those that `createAppKit` is given. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /** How sure a balance or a transaction has to be. Default `'confirmed'`. */
  readonly commitment?: SolanaCommitment | undefined
  /** The most that a transfer pays to be taken in sooner, in lamports. It pays what others paid lately, up to this. Default 100 000 (0.0001 SOL). */
  readonly maxPriorityFee?: bigint | undefined
  /**
   * Whether a WalletConnect session is announced to the page as a Wallet Standard wallet called `WalletConnect`, so that its other libraries
   * (`@solana/wallet-adapter`, `@solana/react`) can use the connected phone. It is there while the session is: what it does is asked of the phone, and
   * `standard:disconnect` ends the session for the kit as well. Whatever script runs on the page can see its accounts and ask it, as with any wallet of
   * the browser. No kit lists it. Default `false`.
   *
   * @example
   * ```ts
   * new SolanaAdapter({ registerWalletStandard: true })
   * ```
   * @see https://github.com/wallet-standard/wallet-standard
   */
  readonly registerWalletStandard?: boolean | undefined
}
