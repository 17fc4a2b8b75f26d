import type { TransactionOutcome } from '@openappkit/appkit-core'
import { pollUntil } from '@openappkit/appkit-core/transactions'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readStatus, type SignatureStatus } from './signatureStatus'
import { watchSignature } from './watchSignature'

/** What is followed, and where. */
export interface Follow {
  readonly rpc: SolanaRpc
  readonly webSocket: string | undefined
  readonly signature: string
  readonly commitment: SolanaCommitment
  readonly signal: AbortSignal
}

const pace = { first: 500, longest: 4_000 }
/** So many blocks a transaction can be taken in after the one that it names; and some, since not every node has the latest. */
const lifetime = 150 + 20

/** Waits for the end of a transaction that somebody sent, now or on an earlier visit. */
export async function followTransaction({ signal, ...follow }: Follow): Promise<TransactionOutcome> {
  const { rpc, signature, commitment } = follow
  const begin = await pollUntil(
    async () => {
      const [statuses, height] = await Promise.all([
        // Of an earlier visit the node remembers only when it searches.
        rpc.ask<{ readonly value: readonly (SignatureStatus | null)[] }>('getSignatureStatuses', [signature], {
          searchTransactionHistory: true,
        }),
        rpc.ask<number>('getBlockHeight', { commitment }),
      ])
      return { known: readStatus(statuses.value[0], commitment), height }
    },
    pace,
    signal,
  )
  // It was sent already, so the block that it names is no younger than this one.
  const lastValidBlockHeight = begin.height + lifetime
  const watch = async (): Promise<TransactionOutcome | undefined> => {
    const resend = async (): Promise<void> => {}
    const outcome = begin.known ?? (await watchSignature({ ...follow, lastValidBlockHeight, resend, signal }))
    if (outcome.status === 'unknown') return undefined
    if (outcome.status === 'confirmed') return { status: 'confirmed' }
    return { status: outcome.status === 'failed' ? 'reverted' : 'dropped' }
  }
  return pollUntil(watch, pace, signal)
}
