import type { TransactionOutcome } from '@openappkit/appkit-core'
import { pollUntil } from '@openappkit/appkit-core/transactions'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { Outcome } from './lookUpOutcome'
import type { SentTransaction } from './SentTransactions'
import type { SolanaRpc } from './SolanaRpc'
import { readStatus, type SignatureStatus } from './signatureStatus'
import { watchSignature } from './watchSignature'

/** Parameters of {@link followTransaction}. */
export interface Follow {
  readonly rpc: SolanaRpc
  readonly webSocket: string | undefined
  readonly signature: string
  readonly commitment: SolanaCommitment
  readonly signal: AbortSignal
  /** State of a transaction that this page sent. */
  readonly sent: SentTransaction | undefined
  /** Last valid block height from an earlier watch. */
  readonly trace: string | undefined
  readonly onTrace: ((trace: string) => void) | undefined
}

const pace = { first: 500, longest: 4_000 }
/** Number of blocks for which a transaction stays valid, plus a margin for nodes that lag behind. */
const lifetime = 150 + 20

/** Waits for the outcome of a transaction, sent now or on an earlier visit. */
export async function followTransaction({
  signal,
  sent,
  trace,
  onTrace,
  ...follow
}: Follow): Promise<TransactionOutcome> {
  const response = trace !== undefined && /^\d{1,15}$/u.test(trace) ? Number(trace) : undefined
  let last = sent?.lastValidBlockHeight ?? response
  if (last !== undefined && last !== response) onTrace?.(String(last))
  const known = sent && endOf(await orAborted(sent.outcome, signal))
  if (known) return known
  const begin = await pollUntil(() => look(follow), pace, signal)
  if (last === undefined) {
    // The transaction was sent earlier, so its blockhash is no newer than this block.
    last = begin.height + lifetime
    onTrace?.(String(last))
  }
  const lastValidBlockHeight = last
  const resend = async (): Promise<void> => {}
  const watch = async (): Promise<TransactionOutcome | undefined> =>
    endOf(begin.known ?? (await watchSignature({ ...follow, lastValidBlockHeight, resend, signal })))
  return pollUntil(watch, pace, signal)
}

async function look({ rpc, signature, commitment }: Pick<Follow, 'commitment' | 'rpc' | 'signature'>): Promise<{
  readonly known: ReturnType<typeof readStatus>
  readonly height: number
}> {
  const [statuses, height] = await Promise.all([
    // The node finds transactions from an earlier visit only with a history search.
    rpc.ask<{ readonly value: readonly (SignatureStatus | null)[] }>('getSignatureStatuses', [signature], {
      searchTransactionHistory: true,
    }),
    rpc.ask<number>('getBlockHeight', { commitment }),
  ])
  return { known: readStatus(statuses.value[0], commitment), height }
}

/** Returns the final outcome, or undefined if it is unknown. */
function endOf(outcome: Outcome): TransactionOutcome | undefined {
  switch (outcome.status) {
    case 'unknown':
      return undefined
    case 'confirmed':
      return { status: 'confirmed' }
    case 'failed':
      return { status: 'reverted' }
    case 'expired':
      return { status: 'dropped' }
  }
}

/** Resolves with the answer, or rejects when the signal aborts. */
async function orAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted()
  let stop = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
  })
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
