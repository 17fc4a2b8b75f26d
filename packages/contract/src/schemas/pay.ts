import { z } from 'zod'
import type {
  Invoice,
  InvoiceAmount,
  InvoiceCheckout,
  InvoiceCreated,
  InvoiceDeliveries,
  InvoiceDelivery,
  InvoiceEvent,
  InvoiceException,
  InvoiceMark,
  InvoicePage,
  InvoicePayment,
  InvoicePaymentReport,
  InvoiceRail,
  InvoiceRefund,
  InvoiceRefundRequest,
  InvoiceRequest,
  InvoiceStatus,
  UnsignedTransaction,
} from '../pay'
import { chainText, longText, shortText } from './boundedText'
import { listOf } from './listOf'

const units = z.string().regex(/^\d{1,78}$/, "isn't an integer")
const milliseconds = z.int().min(0)
const list = { max: 300 }

const amountSchema: z.ZodType<InvoiceAmount> = z.object({
  minor: z.string().regex(/^[1-9]\d{0,14}$/, "isn't a positive integer"),
  currency: z.string().regex(/^[A-Z]{3}$/, "isn't a currency code, such as EUR"),
})
const statusSchema: z.ZodType<InvoiceStatus> = z.enum([
  'open',
  'processing',
  'settled',
  'expired',
  'invalid',
  'reversed',
])
const exceptionsSchema: z.ZodType<readonly InvoiceException[]> = z
  .array(z.enum(['partial', 'over', 'late', 'duplicate', 'wrongAsset', 'marked']))
  .max(6)

const railSchema: z.ZodType<InvoiceRail> = z.object({
  chainId: chainText,
  asset: shortText,
  symbol: shortText,
  decimals: z.int().min(0).max(255),
  recipient: shortText,
  matching: z.enum(['address', 'reference', 'amount']),
  reference: shortText.nullable(),
  price: units,
  due: units,
  received: units,
  confirmations: z.int().min(1).nullable(),
})

const paymentSchema: z.ZodType<InvoicePayment> = z.object({
  id: shortText,
  chainId: chainText,
  asset: shortText,
  txHash: shortText.nullable(),
  amount: units,
  role: z.enum(['payment', 'late', 'duplicate', 'wrongAsset']),
  status: z.enum(['pending', 'confirmed', 'final', 'gone']),
  confirmations: z.int().min(0),
  paidAt: milliseconds,
})

const shared = {
  id: shortText,
  orderId: shortText,
  status: statusSchema,
  exceptions: exceptionsSchema,
  amount: amountSchema,
  rails: listOf(railSchema, { max: 50 }),
  payments: listOf(paymentSchema, list),
  expiresAt: milliseconds,
  isFinal: z.boolean(),
  pollInMs: z.int().min(0),
  sequence: z.int().min(0),
}

/** Schema of {@link Invoice}. */
export const invoiceSchema: z.ZodType<Invoice> = z.object({ ...shared, createdAt: milliseconds })

/** Schema of {@link InvoiceRequest}. */
export const invoiceRequestSchema: z.ZodType<InvoiceRequest> = z.object({
  orderId: z.string().regex(/^[\x21-\x7e]{1,100}$/, 'must have 1 to 100 visible characters'),
  amount: amountSchema,
  accepts: listOf(shortText, { min: 1, max: 50 }).optional(),
  expiresIn: z.int().min(60).max(86_400).optional(),
  tolerance: z.object({ bps: z.int().min(0).max(1000) }).optional(),
})

/** Schema of {@link InvoiceCreated}. */
export const invoiceCreatedSchema: z.ZodType<InvoiceCreated> = z.object({
  ...shared,
  createdAt: milliseconds,
  clientSecret: shortText,
})

/** Schema of {@link InvoicePage}. */
export const invoicePageSchema: z.ZodType<InvoicePage> = z.object({
  data: listOf(invoiceSchema, { max: 100 }),
  next: shortText.nullable(),
})

/** Schema of {@link InvoiceCheckout}. */
export const invoiceCheckoutSchema: z.ZodType<InvoiceCheckout> = z.object({ ...shared, store: shortText })

/** Schema of {@link InvoicePaymentReport}. */
export const invoicePaymentReportSchema: z.ZodType<InvoicePaymentReport> = z.object({
  chainId: chainText,
  txHash: z.string().regex(/^[0-9a-zA-Z]{32,90}$/, "isn't a transaction hash"),
})

/** Schema of {@link InvoiceMark}. */
export const invoiceMarkSchema: z.ZodType<InvoiceMark> = z.object({ status: z.enum(['settled', 'invalid']) })

/** Schema of {@link InvoiceRefundRequest}. */
export const invoiceRefundRequestSchema: z.ZodType<InvoiceRefundRequest> = z.object({
  paymentId: z.uuid(),
  to: z.string().min(1).max(100),
  amount: units.optional(),
})

const transactionSchema: z.ZodType<UnsignedTransaction> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('evm'),
    chainId: z.int(),
    from: shortText,
    to: shortText,
    data: longText,
    value: units,
    nonce: z.int().min(0).nullable(),
  }),
  z.object({
    kind: z.literal('solana'),
    feePayer: shortText,
    instructions: listOf(
      z.object({
        programId: shortText,
        accounts: listOf(z.object({ address: shortText, isSigner: z.boolean(), isWritable: z.boolean() }), { max: 20 }),
        data: longText,
      }),
      { max: 5 },
    ),
  }),
  z.object({
    kind: z.literal('bitcoin'),
    inputs: listOf(z.object({ txid: shortText, vout: z.int().min(0), value: units }), { max: 5 }),
    outputs: listOf(z.object({ address: shortText, value: units }), { max: 5 }),
  }),
])

/** Schema of {@link InvoiceRefund}. */
export const invoiceRefundSchema: z.ZodType<InvoiceRefund> = z.object({
  paymentId: shortText,
  chainId: chainText,
  asset: shortText,
  to: shortText,
  amount: units,
  transaction: transactionSchema,
  createdAt: milliseconds,
})

const eventTypeSchema: z.ZodType<InvoiceEvent['type']> = z.enum([
  'invoice.open',
  'invoice.processing',
  'invoice.settled',
  'invoice.expired',
  'invoice.invalid',
  'invoice.reversed',
  'invoice.updated',
])

/** Schema of {@link InvoiceEvent}. */
export const invoiceEventSchema: z.ZodType<InvoiceEvent> = z.object({
  type: eventTypeSchema,
  timestamp: shortText,
  data: z.object({
    invoiceId: shortText,
    orderId: shortText,
    status: statusSchema,
    exceptions: exceptionsSchema,
    amount: amountSchema,
    sequence: z.int().min(1),
  }),
})

/** Schema of {@link InvoiceDelivery}. */
export const invoiceDeliverySchema: z.ZodType<InvoiceDelivery> = z.object({
  id: shortText,
  type: eventTypeSchema,
  sequence: z.int().min(1),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int().min(0),
  lastStatus: z.int().nullable(),
  nextAttemptAt: milliseconds.nullable(),
  createdAt: milliseconds,
})

/** Schema of {@link InvoiceDeliveries}. */
export const invoiceDeliveriesSchema: z.ZodType<InvoiceDeliveries> = z.object({
  data: listOf(invoiceDeliverySchema, { max: 1000 }),
})
