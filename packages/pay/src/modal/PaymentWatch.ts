import type { CaipNetwork, Environment, TransactionOutcome } from '@openappkit/appkit-core'
import type { PayChain } from '../wallet/PayChain'
import type { SentPayment } from '../wallet/SentPayment'

/** Milliseconds after a failed read until a transaction is read again. */
const retryDelay = 5000

/** Dependencies of {@link PaymentWatch}. */
export interface PaymentWatchContext {
  readonly environment: Pick<Environment, 'setTimer'>
  onOutcome(payment: SentPayment, outcome: TransactionOutcome): void
}

/** Follows sent payments on their chain. The invoice only shows payments that succeed. */
export class PaymentWatch {
  readonly #context: PaymentWatchContext
  readonly #ended = new AbortController()
  readonly #followed: Set<string> = new Set()

  constructor(context: PaymentWatchContext) {
    this.#context = context
  }

  /** Follows a payment once, until its outcome is known. */
  follow(payment: SentPayment, network: CaipNetwork, load: () => Promise<PayChain>): void {
    if (this.#followed.has(payment.hash)) return
    this.#followed.add(payment.hash)
    void this.#run(payment, network, load)
  }

  stop(): void {
    this.#ended.abort()
  }

  async #run(payment: SentPayment, caipNetwork: CaipNetwork, load: () => Promise<PayChain>): Promise<void> {
    const { address, hash } = payment
    const { signal } = this.#ended
    while (!signal.aborted) {
      try {
        const chain = await load()
        const outcome = await chain.followTransaction?.({ hash, address, caipNetwork, signal })
        if (outcome && !signal.aborted) this.#context.onOutcome(payment, outcome)
        return
      } catch {
        // The chain answers again later.
        await this.#pause(signal)
      }
    }
  }

  #pause(signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const cancel = this.#context.environment.setTimer(resolve, retryDelay)
      signal.addEventListener(
        'abort',
        () => {
          cancel()
          resolve()
        },
        { once: true },
      )
    })
  }
}
