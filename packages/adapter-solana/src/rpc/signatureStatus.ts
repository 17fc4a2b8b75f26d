import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** Status of a signature, as a node returns it. */
export interface SignatureStatus {
  readonly err: unknown
  readonly confirmationStatus?: SolanaCommitment | null
}

const levels: readonly SolanaCommitment[] = ['processed', 'confirmed', 'finalized']

/**
 * Returns the outcome of a transaction, or undefined below the commitment. A transaction that failed in a skipped block
 * may still succeed in another.
 */
export function readStatus(
  status: SignatureStatus | null | undefined,
  commitment: SolanaCommitment,
): { readonly status: 'confirmed' } | { readonly status: 'failed'; readonly err: unknown } | undefined {
  if (!status) return undefined
  // Old nodes omit the status of final transactions.
  const level = levels.indexOf(status.confirmationStatus ?? 'finalized')
  if (level < levels.indexOf(commitment)) return undefined
  return status.err ? { status: 'failed', err: status.err } : { status: 'confirmed' }
}
