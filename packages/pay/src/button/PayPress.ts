import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import type { CheckoutRail, PayResult } from '../modal/PayArguments'
import type { InvoiceSource } from './PayButtonOptions'

/** Order of a press: what to pay, and who gets the outcome. */
export interface PayOrder {
  readonly invoice: InvoiceSource
  readonly rails?: readonly CheckoutRail[] | undefined
  readonly onResult: (result: PayResult) => void
  readonly onError: (error: unknown) => void
}

/** Opens checkouts for one button, one at a time. */
export class PayPress {
  readonly #onBusy: (isBusy: boolean) => void
  #isBusy = false
  #isAttached = false

  /** @param onBusy - Called when the button becomes busy, and when it works again. */
  constructor(onBusy: (isBusy: boolean) => void) {
    this.#onBusy = onBusy
  }

  /** Marks the button as on the page. Returns the function for when it leaves. */
  attach(): () => void {
    this.#isAttached = true
    return () => {
      this.#isAttached = false
    }
  }

  /**
   * Creates the invoice if `invoice` is a function, and opens its checkout. Does nothing while another press creates an
   * invoice or loads the modal. A button that has left the page by then opens nothing.
   */
  async run(kit: AppKit, { invoice, onError, onResult, rails }: PayOrder): Promise<void> {
    if (this.#isBusy) return
    this.#setBusy(true)
    let result: Promise<PayResult> | undefined
    try {
      kit.prefetch()
      const { clientSecret, id } = typeof invoice === 'function' ? await invoice() : invoice
      if (this.#isAttached) {
        result = kit.open({ view: 'Pay', arguments: { id, clientSecret, rails } })
        // A second press would replace the checkout while its code loads.
        await Promise.race([kit.load(), result])
      }
    } catch (error) {
      // The checkout reports its own failure below.
      if (!result) onError(error)
    }
    this.#setBusy(false)
    await result?.then(onResult, error => {
      if (!isClosed(error)) onError(error)
    })
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#onBusy(isBusy)
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof AppKitError && error.code === 'modal/closed'
}
