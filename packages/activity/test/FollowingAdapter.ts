import type { FollowTransactionParameters, TransactionOutcome } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'

/** A scripted adapter that follows transactions until a test ends them. */
export class FollowingAdapter extends ScriptedAdapter {
  /** Hashes to follow, in order. */
  readonly followed: string[] = []
  /** Whether it ignores the signal that ends following. */
  isDeaf = false
  readonly #ends: Map<string, { resolve(outcome: TransactionOutcome): void; reject(cause: unknown): void }> = new Map()

  override followTransaction = ({ hash, signal }: FollowTransactionParameters): Promise<TransactionOutcome> => {
    this.followed.push(hash)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => !this.isDeaf && reject(signal.reason))
      this.#ends.set(hash, { resolve, reject })
    })
  }

  /** Ends the following of a transaction with an outcome or an error. */
  end(hash: string, outcome: TransactionOutcome | Error): void {
    const waiting = this.#ends.get(hash)
    if (!waiting) throw new Error(`The transaction ${hash} isn't followed`)
    if (outcome instanceof Error) waiting.reject(outcome)
    else waiting.resolve(outcome)
  }
}
