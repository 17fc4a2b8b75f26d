import { CloudApi, CloudError } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { InvoicePaymentReport } from '@openappkit/contract'
import { invoiceNotFound, payUnavailable } from '../payErrors'
import { checkout } from './checkoutDecoders'
import type { InvoiceKey, PayCheckout } from './PayCheckout'
import { readEvents } from './readEvents'

/** The source of invoices: the backend. */
export interface CheckoutSource {
  /**
   * Returns an invoice.
   *
   * @throws AppKitError `pay/invoice-not-found` or `pay/unavailable`.
   */
  read(key: InvoiceKey): Promise<PayCheckout>
  /** Calls `onChange` with the invoice after each change. Resolves when the stream ends, and rejects if it breaks. */
  follow(key: InvoiceKey, signal: AbortSignal, onChange: (checkout: PayCheckout) => void): Promise<void>
  /** Reports a sent transaction, so that the backend finds it sooner. */
  report(key: InvoiceKey, payment: InvoicePaymentReport): Promise<void>
}

/** Reads invoices from the backend. A controller of the kit: `kit.controller(CheckoutApi)`. */
export class CheckoutApi implements CheckoutSource {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  async read(key: InvoiceKey): Promise<PayCheckout> {
    if (!this.#kit.hasBackend) throw payUnavailable(undefined)
    const found = await this.#client
      .get({ path: pathOf(key), decode: checkout, token: key.clientSecret })
      .catch((cause: unknown) => {
        const isUnknown = cause instanceof CloudError && cause.status >= 400 && cause.status < 405
        throw isUnknown ? invoiceNotFound(cause) : payUnavailable(cause)
      })
    if (found.id !== key.id) throw payUnavailable(undefined)
    return found
  }

  async follow(key: InvoiceKey, signal: AbortSignal, onChange: (checkout: PayCheckout) => void): Promise<void> {
    const response = await fetch(this.#client.url(`${pathOf(key)}/events`), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${key.clientSecret}` },
      signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel().catch(() => {})
      throw payUnavailable(new CloudError(response.status, undefined, response))
    }
    await readEvents(response.body, data => {
      const found = checkout(parsed(data))
      if (found?.id === key.id) onChange(found)
    })
  }

  async report(key: InvoiceKey, payment: InvoicePaymentReport): Promise<void> {
    await this.#client.post(`${pathOf(key)}/payments`, payment, { token: key.clientSecret })
  }

  get #client(): CloudApi['blockchain'] {
    return this.#kit.controller(CloudApi).blockchain
  }
}

function pathOf({ id }: InvoiceKey): string {
  return `/v1/pay/checkouts/${encodeURIComponent(id)}`
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
