export { createPayServer } from '../server/createPayServer'
export { PayServerError, type PayServerErrorOptions } from '../server/errors/PayServerError'
export type { PayAmount } from '../server/PayAmount'
export type { PayInvoice, PayPayment, PayRail } from '../server/PayInvoice'
export type {
  PayInvoiceCreated,
  PayInvoicePage,
  PayInvoiceRequest,
  PayInvoices,
  PayRefund,
  PayRefundRequest,
  PayServer,
  PayWebhooks,
} from '../server/PayServer'
export type { PayServerOptions } from '../server/PayServerOptions'
export type { InvoiceExpectation } from '../server/verify/InvoiceExpectation'
export type { PayEvent } from '../server/webhooks/PayEvent'
export type { HeaderFields } from '../server/webhooks/webhookHeaders'
