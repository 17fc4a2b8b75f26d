import type { Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import type { PayCheckout } from '../invoice/PayCheckout'
import type { SentPayment } from './SentPayment'
import { sentLimit } from './sentPaymentsKey'

/** Milliseconds after which a payment that the backend never found no longer blocks another one. */
const blockedFor = 24 * 60 * 60_000

/** Dependencies of {@link SentPayments}. */
export interface SentPaymentsContext {
  readonly environment: Pick<Environment, 'now'>
  /** Returns the stored payments. Other tabs may have added some. */
  read(): readonly SentPayment[]
  write(payments: readonly SentPayment[]): void
}

/** Keeps the payments that this app sent, so that a reload or a second tab doesn't pay again. */
export class SentPayments {
  readonly state: { payments: readonly SentPayment[] }
  readonly #context: SentPaymentsContext

  constructor(context: SentPaymentsContext) {
    this.#context = context
    this.state = proxy({ payments: ref(context.read()) })
  }

  add(payment: SentPayment): void {
    this.#write([payment, ...this.#without(payment.hash)])
  }

  /** Records that a transaction ended without paying. */
  fail(hash: string, failure: NonNullable<SentPayment['failure']>): void {
    this.#write(this.#stored().map(known => (known.hash === hash ? { ...known, failure } : known)))
  }

  /** Returns the newest payment of an invoice that is on its way, and that the backend hasn't found. */
  pendingOf({ id, payments }: Pick<PayCheckout, 'id' | 'payments'>): SentPayment | undefined {
    const now = this.#context.environment.now()
    return this.#stored().find(
      ({ at, failure, hash, invoiceId }) =>
        invoiceId === id &&
        failure === undefined &&
        now - at < blockedFor &&
        !payments.some(({ txHash }) => txHash?.toLowerCase() === hash.toLowerCase()),
    )
  }

  /** Returns the newest payment of an invoice that failed, unless a newer one is on its way. */
  failedOf(id: string): SentPayment | undefined {
    const [newest] = this.state.payments.filter(({ invoiceId }) => invoiceId === id)
    return newest?.failure === undefined ? undefined : newest
  }

  /** Reads the storage again, where another tab may have added payments. */
  #stored(): readonly SentPayment[] {
    const stored = this.#context.read()
    // Storage may fail or be cleared: this tab's own payments stay.
    const own = this.state.payments.filter(({ hash }) => !stored.some(known => known.hash === hash))
    return own.length === 0 ? stored : [...own, ...stored].sort((one, other) => other.at - one.at)
  }

  #without(hash: string): readonly SentPayment[] {
    return this.#stored().filter(known => known.hash !== hash)
  }

  #write(payments: readonly SentPayment[]): void {
    const kept = payments.slice(0, sentLimit)
    this.state.payments = ref(kept)
    this.#context.write(kept)
  }
}
