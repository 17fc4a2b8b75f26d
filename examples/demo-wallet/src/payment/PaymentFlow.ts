import { PaymentError } from '@openappkit/testing/walletconnect'
import type { PayingWallet } from './PayingWallet'
import type { PaymentReview } from './PaymentReview'
import { paymentRefusal } from './paymentRefusal'
import type { Refusal, RefusalError } from './Refusal'
import { readPaymentCode } from './readPaymentCode'

/** State of a payment. Amounts are in base units. */
export type PaymentState =
  | { readonly status: 'idle' | 'reading' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'reviewing'; readonly review: PaymentReview; readonly entered?: bigint }
  | { readonly status: 'paying'; readonly review: PaymentReview; readonly amount: bigint }
  | { readonly status: 'sent'; readonly review: PaymentReview; readonly amount: bigint; readonly hash: string }
  | {
      readonly status: 'failed'
      readonly review: PaymentReview
      readonly amount: bigint
      readonly refusal: Refusal
      /** Whether the chain may have the payment anyway. */
      readonly isUnknown: boolean
    }

/** Pays one scanned or pasted payment code at a time, after the user's review. */
export class PaymentFlow {
  #state: PaymentState = { status: 'idle' }
  #onSent: () => void = () => {}
  readonly #payer: PayingWallet
  readonly #listeners = new Set<() => void>()

  constructor(payer: PayingWallet) {
    this.#payer = payer
  }

  readonly state = (): PaymentState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads a payment URI and shows it for review, or why the wallet refuses it. */
  async open(code: string, onSent: () => void): Promise<void> {
    if (this.#state.status !== 'idle') return
    const reading: PaymentState = { status: 'reading' }
    this.#onSent = onSent
    this.#set(reading)
    const read = await readPaymentCode(code, this.#payer).then(
      (review): PaymentState => ({ status: 'reviewing', review }),
      (error: RefusalError): PaymentState => ({ status: 'refused', refusal: error.refusal }),
    )
    // The user may have closed the dialog.
    if (this.#state === reading) this.#set(read)
  }

  /** Sends exactly the amount that the user reviewed. */
  async pay(amount: bigint): Promise<void> {
    if (this.#state.status !== 'reviewing') return
    const { review } = this.#state
    const { chainId, token, recipient, references, memo } = review
    this.#set({ status: 'paying', review, amount })
    try {
      const hash = await this.#payer.wallet.pay({ chainId, token, recipient, amount, references, memo })
      this.#set({ status: 'sent', review, amount, hash })
      this.#onSent()
    } catch (error) {
      const isUnknown = error instanceof PaymentError && error.code === 'unknown-outcome'
      this.#set({ status: 'failed', review, amount, refusal: paymentRefusal(error, review), isUnknown })
    }
  }

  /** Returns from a failed payment to the review. */
  readonly retry = (): void => {
    if (this.#state.status !== 'failed') return
    const { review, amount } = this.#state
    this.#set({ status: 'reviewing', review, entered: amount })
  }

  /** Closes the dialog, except while the payment is on its way. */
  readonly close = (): void => {
    if (this.#state.status !== 'paying') this.#set({ status: 'idle' })
  }

  #set(state: PaymentState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
