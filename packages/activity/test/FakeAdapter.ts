import type { FollowTransactionParameters, TransactionOutcome } from '@openappkit/appkit-core'
import { FakeAdapter as FakeWalletAdapter } from '@openappkit/feature-tests/fake-adapter'

/** An adapter that follows transactions, whose end a test says. */
export class FakeAdapter extends FakeWalletAdapter {
  /** Hashes that somebody waited for, in order. */
  readonly followed: string[] = []
  /** True: it goes on when nobody waits any more. */
  isDeaf = false
  readonly #ends: Map<string, { resolve(outcome: TransactionOutcome): void; reject(cause: unknown): void }> = new Map()

  followTransaction({ hash, signal }: FollowTransactionParameters): Promise<TransactionOutcome> {
    this.followed.push(hash)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => !this.isDeaf && reject(signal.reason))
      this.#ends.set(hash, { resolve, reject })
    })
  }

  /** The chain says how a transaction that is followed ended, or fails to. */
  end(hash: string, outcome: TransactionOutcome | Error): void {
    const waiting = this.#ends.get(hash)
    if (!waiting) throw new Error(`Nobody follows ${hash}`)
    if (outcome instanceof Error) waiting.reject(outcome)
    else waiting.resolve(outcome)
  }
}
