import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** What a node says of a signature. */
export interface SignatureStatus {
  readonly err: unknown
  readonly confirmationStatus?: SolanaCommitment | null
}

const levels: readonly SolanaCommitment[] = ['processed', 'confirmed', 'finalized']

/** What became of a transaction; nothing while it isn't as firmly in the chain as is asked for. */
export function readStatus(
  status: SignatureStatus | null | undefined,
  commitment: SolanaCommitment,
): { readonly status: 'confirmed' } | { readonly status: 'failed'; readonly err: unknown } | undefined {
  if (!status) return undefined
  if (status.err) return { status: 'failed', err: status.err }
  // Old nodes say nothing of what is final.
  const level = levels.indexOf(status.confirmationStatus ?? 'finalized')
  return level >= levels.indexOf(commitment) ? { status: 'confirmed' } : undefined
}
