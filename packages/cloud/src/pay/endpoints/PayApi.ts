import type { CheckoutSecrets } from '../checkout/CheckoutSecrets'
import type { CheckoutStreams } from '../checkout/CheckoutStreams'
import type { InvoiceCreator } from '../create/InvoiceCreator'
import type { Refunds } from '../refunds/Refunds'
import type { Merchants } from '../settings/Merchants'
import type { InvoiceRefresher } from '../store/InvoiceRefresher'
import type { InvoiceStore } from '../store/InvoiceStore'
import type { PaymentStore } from '../store/PaymentStore'
import type { WebhookStore } from '../webhooks/WebhookStore'

/** Dependencies of the pay endpoints. */
export interface PayApi {
  readonly merchants: Merchants
  readonly creator: Pick<InvoiceCreator, 'create'>
  readonly invoices: InvoiceStore
  readonly payments: Pick<PaymentStore, 'report'>
  readonly refresher: Pick<InvoiceRefresher, 'mark'>
  readonly secrets: CheckoutSecrets
  readonly streams: CheckoutStreams
  readonly webhooks: Pick<WebhookStore, 'list' | 'redeliver'>
  readonly refunds: Pick<Refunds, 'prepare'>
  readonly now: () => number
}
