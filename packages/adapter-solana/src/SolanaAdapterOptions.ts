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
}
