import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** What a node says of a signature. */
export interface SignatureStatus {
  readonly err: unknown
  readonly confirmationStatus?: SolanaCommitment | null
}

const levels: readonly SolanaCommitment[] = ['processed', 'confirmed', 'finalized']

/** What became of a transaction; nothing while it isn't as firmly in the chain as is asked for: what failed in a block that is passed over may succeed in another. */
export function readStatus(
  status: SignatureStatus | null | undefined,
  commitment: SolanaCommitment,
): { readonly status: 'confirmed' } | { readonly status: 'failed'; readonly err: unknown } | undefined {
  if (!status) return undefined
  // Old nodes say nothing of what is final.
  const level = levels.indexOf(status.confirmationStatus ?? 'finalized')
  if (level < levels.indexOf(commitment)) return undefined
  return status.err ? { status: 'failed', err: status.err } : { status: 'confirmed' }
}
