import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { SendReview } from '../review/SendReview'
import type { SendContext } from '../SendContext'

/** So long after a failed try somebody is asked again what became of a transaction. */
const followDelay = 5_000

/** Waits for what becomes of transactions, however long it takes and however often nobody can say. */
export class TransactionFollower {
  readonly #context: Pick<SendContext, 'chain' | 'environment'>
  readonly #controller = new AbortController()

  constructor(context: Pick<SendContext, 'chain' | 'environment'>) {
    this.#context = context
  }

  /** Calls `onOutcome` once it is known how the transaction ended: never, where the chain can't say. */
  follow(review: SendReview, hash: string, onOutcome: (outcome: TransactionOutcome) => void): void {
    const { address, network: caipNetwork } = review.account
    const { signal } = this.#controller
    const chain = this.#context.chain(caipNetwork)
    if (!chain.followTransaction || signal.aborted) return
    const again = (): void => {
      if (signal.aborted) return
      const cancel = this.#context.environment.setTimer(() => this.follow(review, hash, onOutcome), followDelay)
      signal.addEventListener('abort', cancel, { once: true })
    }
    const followed = async () => chain.followTransaction?.({ hash, address, caipNetwork, signal })
    followed().then(outcome => {
      if (outcome && !signal.aborted) onOutcome(outcome)
    }, again)
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#controller.abort()
  }
}
