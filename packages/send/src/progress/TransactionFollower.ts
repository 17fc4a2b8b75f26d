import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { SendReview } from '../review/SendReview'
import type { SendContext } from '../SendContext'

/** Delay after a failed read before a transaction's status is read again, in milliseconds. */
const followDelay = 5_000

/** Follows transactions to their outcome, however long it takes and however often the chain is unavailable. */
export class TransactionFollower {
  readonly #context: Pick<SendContext, 'chain' | 'environment' | 'onTrace'>
  readonly #controller = new AbortController()

  constructor(context: Pick<SendContext, 'chain' | 'environment' | 'onTrace'>) {
    this.#context = context
  }

  /**
   * Calls `onOutcome` once the outcome is known. Never calls it if the chain can't report the outcome, or after
   * {@link TransactionFollower.stop}.
   *
   * @param known - Latest trace of the transaction, to resume from.
   */
  follow(review: SendReview, hash: string, onOutcome: (outcome: TransactionOutcome) => void, known?: string): void {
    const { address, network: caipNetwork } = review.account
    const { signal } = this.#controller
    const chain = this.#context.chain(caipNetwork)
    if (!chain.followTransaction || signal.aborted) return
    let trace = known
    const onTrace = (reported: string): void => {
      trace = reported
      this.#context.onTrace?.(hash, reported)
    }
    const again = (): void => {
      if (signal.aborted) return
      const next = (): void => this.follow(review, hash, onOutcome, trace)
      const cancel = this.#context.environment.setTimer(next, followDelay)
      signal.addEventListener('abort', cancel, { once: true })
    }
    // Starts after the transaction is stored.
    const followed = Promise.resolve().then(() =>
      chain.followTransaction?.({ hash, address, caipNetwork, signal, trace: known, onTrace }),
    )
    followed.then(outcome => {
      if (outcome && !signal.aborted) onOutcome(outcome)
    }, again)
  }

  /** Stops following. */
  stop(): void {
    this.#controller.abort()
  }
}
