import type { InvoiceRefund } from '@openappkit/contract'
import type { PayAmount } from './PayAmount'
import type { PayInvoice } from './PayInvoice'
import type { InvoiceExpectation } from './verify/InvoiceExpectation'
import type { PayEvent } from './webhooks/PayEvent'
import type { HeaderFields } from './webhooks/webhookHeaders'

/** An invoice to create. */
export interface PayInvoiceRequest {
  /** The merchant's id of the order: 1 to 100 visible ASCII characters. */
  readonly orderId: string
  readonly amount: PayAmount
  /** CAIP-19 ids of the assets to accept. Default: all assets in the merchant's settings. */
  readonly accepts?: readonly string[] | undefined
  /** Seconds for which the price is locked, from 60 to 86,400. Default: the merchant's setting. */
  readonly expiresIn?: number | undefined
  /** Part of the price that may be missing, in hundredths of a percent, up to 1,000. Default: the merchant's setting. */
  readonly tolerance?: { readonly bps: number } | undefined
}

/** A new invoice. */
export interface PayInvoiceCreated extends PayInvoice {
  /** Secret with which the payer reads the checkout. Send it to this payer only. */
  readonly clientSecret: string
}

/** Invoices, newest first. */
export interface PayInvoicePage {
  readonly data: readonly PayInvoice[]
  /** Id to pass as `after`. `null` on the last page. */
  readonly next: string | null
}

/** A payment to return. */
export interface PayRefundRequest {
  readonly paymentId: string
  /** Address that receives the refund. Ask the payer: exchanges lose funds sent back to their sending address. */
  readonly to: string
  /** Base units. Default: the whole payment. */
  readonly amount?: bigint | undefined
}

/** A refund, with an unsigned transaction for the merchant's wallet. */
export interface PayRefund extends Omit<InvoiceRefund, 'amount'> {
  /** Base units. */
  readonly amount: bigint
}

/**
 * Methods of a merchant's invoices. All of them reject with PayServerError: `pay/unauthorized`, `pay/not-found`,
 * `pay/invalid-request`, `pay/conflict`, `pay/rate-limited`, `pay/unavailable` or `pay/invalid-response`.
 */
export interface PayInvoices {
  /** Creates an invoice. The same request and key return the same invoice again. */
  create(request: PayInvoiceRequest, options: { readonly idempotencyKey: string }): Promise<PayInvoiceCreated>
  /** Reads an invoice. Its status is the backend's statement, so deliver only after {@link PayInvoices.verify}. */
  get(id: string): Promise<PayInvoice>
  /** Lists up to 50 invoices, newest first. */
  list(query?: { readonly after?: string | undefined; readonly orderId?: string | undefined }): Promise<PayInvoicePage>
  /** Sets the status of an invoice by the merchant's decision, for example after a late payment. */
  mark(id: string, status: 'settled' | 'invalid'): Promise<PayInvoice>
  /** Prepares the refund of a payment. Each payment has one, and the same request returns it again. */
  refund(id: string, request: PayRefundRequest): Promise<PayRefund>
  /**
   * Reads an invoice, compares it with the merchant's order, and if it is `settled`, proves that on the chains at
   * `rpcUrls`. A `settled` invoice that can't be proven rejects. Other statuses return without a proof.
   *
   * Rejects with `pay/order-mismatch`, `pay/amount-mismatch`, `pay/recipient-mismatch`, `pay/not-on-chain`,
   * `pay/too-little`, `pay/not-final`, `pay/no-rpc-url` or `pay/chain-unavailable`. An invoice that the merchant marked
   * as settled needs the same proof.
   */
  verify(id: string, expectation: InvoiceExpectation): Promise<PayInvoice>
}

/** Methods of webhooks. */
export interface PayWebhooks {
  /**
   * Checks the signature and age of a webhook, and returns its event. Rejects with PayServerError:
   * `pay/webhook-malformed`, `pay/webhook-stale` or `pay/webhook-signature`.
   *
   * @param body - The body as it arrived.
   */
  parse(body: string, headers: HeaderFields): Promise<PayEvent>
}

/** The merchant's side of payments. Its functions don't use `this`. */
export interface PayServer {
  readonly invoices: PayInvoices
  readonly webhooks: PayWebhooks
}
