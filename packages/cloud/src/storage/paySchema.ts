import type {
  InvoiceEvent,
  InvoiceException,
  InvoiceMatching,
  InvoicePayment,
  InvoiceStatus,
  UnsignedTransaction,
} from '@openappkit/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Table } from './Table'

/** An invoice of a merchant. It contains no personal data. */
export interface PayInvoiceRow {
  readonly id: string
  readonly merchantId: string
  readonly orderId: string
  /** SHA-256 of the request that created the invoice. */
  readonly requestHash: string
  /** The currency's smallest units. */
  readonly amount: string
  readonly currency: string
  readonly toleranceBps: number
  readonly status: InvoiceStatus
  readonly exceptions: readonly InvoiceException[]
  readonly mark: 'settled' | 'invalid' | null
  /** Whether this is the order's only invoice that may be paid. Once false, it stays false. */
  readonly isCurrent: boolean
  /** Number of events so far. */
  readonly sequence: number
  /** State at the last event. */
  readonly fingerprint: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Time until which payments must be final. */
  readonly monitorUntil: Date
  /** Time at which final payments first covered the price. */
  readonly settledAt: Date | null
  /** Time of the next check of the invoice's deadlines. Null if there is none. */
  readonly nextCheckAt: Date | null
  readonly updatedAt: Date
}

export const payInvoices: Table<'pay_invoices', PayInvoiceRow, 'exceptions' | 'sequence'> = pgTable(
  'pay_invoices',
  {
    id: uuid('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    orderId: text('order_id').notNull(),
    requestHash: text('request_hash').notNull(),
    amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
    currency: text('currency').notNull(),
    toleranceBps: integer('tolerance_bps').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    exceptions: jsonb('exceptions').$type<readonly InvoiceException[]>().notNull().default([]),
    mark: text('mark').$type<'settled' | 'invalid'>(),
    isCurrent: boolean('is_current').notNull(),
    sequence: integer('sequence').notNull().default(0),
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    monitorUntil: timestamp('monitor_until', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [
    // Two open invoices of one order could both be paid.
    uniqueIndex('pay_invoices_order').on(table.merchantId, table.orderId).where(sql`${table.isCurrent}`),
    index('pay_invoices_created').on(table.merchantId, table.createdAt),
    index('pay_invoices_check').on(table.nextCheckAt),
  ],
)

/** An idempotency key of a merchant. */
export interface PayKeyRow {
  readonly merchantId: string
  readonly key: string
  readonly invoiceId: string
  /** SHA-256 of the request. */
  readonly requestHash: string
  readonly createdAt: Date
}

export const payKeys: Table<'pay_keys', PayKeyRow> = pgTable(
  'pay_keys',
  {
    merchantId: text('merchant_id').notNull(),
    key: text('key').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.merchantId, table.key] }), index('pay_keys_created').on(table.createdAt)],
)

/** A way to pay an invoice. */
export interface PayRailRow {
  readonly invoiceId: string
  readonly position: number
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
  /** Address as the merchant spells it. */
  readonly recipient: string
  readonly recipientKey: string
  readonly matching: InvoiceMatching
  readonly reference: string | null
  /** Base units for the whole invoice. */
  readonly price: string
  /** Confirmations of a final payment. Null if its block must be finalized. */
  readonly confirmations: number | null
  /** Start of the last complete read of the address. Null on EVM chains, where the chain has it. */
  readonly readAt: Date | null
  /** Time of the next read of the address. */
  readonly nextReadAt: Date
  readonly createdAt: Date
}

export const payRails: Table<'pay_rails', PayRailRow> = pgTable(
  'pay_rails',
  {
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    chainId: text('chain_id').notNull(),
    asset: text('asset').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
    recipient: text('recipient').notNull(),
    recipientKey: text('recipient_key').notNull(),
    matching: text('matching').$type<InvoiceMatching>().notNull(),
    reference: text('reference'),
    price: numeric('price', { precision: 78, scale: 0 }).notNull(),
    confirmations: integer('confirmations'),
    readAt: timestamp('read_at', { withTimezone: true }),
    nextReadAt: timestamp('next_read_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    index('pay_rails_recipient').on(table.chainId, table.recipientKey),
    index('pay_rails_reference').on(table.chainId, table.reference),
    index('pay_rails_read').on(table.chainId, table.nextReadAt),
  ],
)

/** A transfer to an invoice. */
export interface PayPaymentRow {
  readonly id: string
  readonly invoiceId: string
  /** Position of the rail. Null for an asset that the invoice doesn't accept. */
  readonly rail: number | null
  readonly chainId: string
  readonly txHash: string
  /** Position of the transfer in its transaction. A reorganization doesn't change it. */
  readonly position: string
  readonly asset: string
  /** Normalized address. */
  readonly recipient: string
  readonly amount: string
  readonly status: InvoicePayment['status']
  readonly role: InvoicePayment['role']
  readonly confirmations: number
  readonly blockNumber: string | null
  readonly blockHash: string | null
  /** Outputs that the transaction spends, on Bitcoin. */
  readonly spends: readonly string[]
  /**
   * Time of the payment: when its block was mined, or when it was first seen, whichever is earlier. A transaction that
   * replaces another one has its time.
   */
  readonly paidAt: Date
  /** Time at which the chain first lacked the transaction. Null if the chain has it. */
  readonly missedAt: Date | null
  /** Whether the transfer is so deep that it isn't read again. */
  readonly isBuried: boolean
  readonly checkedAt: Date
  readonly createdAt: Date
}

export const payPayments: Table<'pay_payments', PayPaymentRow, 'isBuried'> = pgTable(
  'pay_payments',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id').notNull(),
    rail: integer('rail'),
    chainId: text('chain_id').notNull(),
    txHash: text('tx_hash').notNull(),
    position: text('position').notNull(),
    asset: text('asset').notNull(),
    recipient: text('recipient').notNull(),
    amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
    status: text('status').$type<InvoicePayment['status']>().notNull(),
    role: text('role').$type<InvoicePayment['role']>().notNull(),
    confirmations: integer('confirmations').notNull(),
    blockNumber: numeric('block_number', { precision: 78, scale: 0 }),
    blockHash: text('block_hash'),
    spends: jsonb('spends').$type<readonly string[]>().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    missedAt: timestamp('missed_at', { withTimezone: true }),
    isBuried: boolean('is_buried').notNull().default(false),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    // One transfer pays one invoice once.
    uniqueIndex('pay_payments_transfer').on(table.chainId, table.txHash, table.position),
    index('pay_payments_invoice').on(table.invoiceId),
    index('pay_payments_unburied').on(table.chainId, table.checkedAt).where(sql`not ${table.isBuried}`),
  ],
)

/** A transaction that a payer reports. */
export interface PayReportRow {
  readonly chainId: string
  readonly txHash: string
  readonly invoiceId: string
  readonly expiresAt: Date
}

export const payReports: Table<'pay_reports', PayReportRow> = pgTable(
  'pay_reports',
  {
    chainId: text('chain_id').notNull(),
    txHash: text('tx_hash').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.chainId, table.txHash, table.invoiceId] }),
    index('pay_reports_expires').on(table.expiresAt),
  ],
)

/** Progress on a chain. One node at a time reads it. */
export interface PayChainRow {
  readonly chainId: string
  readonly holder: string | null
  readonly claimedUntil: Date | null
  /** Newest block that was read. */
  readonly blockNumber: string | null
  readonly blockHash: string | null
  /** Start of the last pass that read up to the newest block. */
  readonly readAt: Date | null
}

export const payChains: Table<'pay_chains', PayChainRow> = pgTable('pay_chains', {
  chainId: text('chain_id').primaryKey(),
  holder: text('holder'),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  blockNumber: numeric('block_number', { precision: 78, scale: 0 }),
  blockHash: text('block_hash'),
  readAt: timestamp('read_at', { withTimezone: true }),
})

/** An address that belongs to one invoice for ever. */
export interface PayAddressRow {
  readonly namespace: string
  readonly address: string
  readonly invoiceId: string
}

export const payAddresses: Table<'pay_addresses', PayAddressRow> = pgTable(
  'pay_addresses',
  {
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
  },
  table => [primaryKey({ columns: [table.namespace, table.address] })],
)

/** Next unused index of an extended public key. */
export interface PayIndexRow {
  /** SHA-256 of the key. */
  readonly keyHash: string
  readonly next: number
}

export const payIndexes: Table<'pay_indexes', PayIndexRow> = pgTable('pay_indexes', {
  keyHash: text('key_hash').primaryKey(),
  next: integer('next').notNull(),
})

/** A webhook to deliver. */
export interface PayEventRow {
  readonly id: string
  readonly invoiceId: string
  readonly merchantId: string
  readonly sequence: number
  readonly type: InvoiceEvent['type']
  readonly body: string
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  readonly lastStatus: number | null
  readonly firstAttemptAt: Date | null
  readonly nextAttemptAt: Date
  readonly createdAt: Date
}

export const payEvents: Table<'pay_events', PayEventRow, 'attempts'> = pgTable(
  'pay_events',
  {
    id: text('id').primaryKey(),
    invoiceId: uuid('invoice_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    sequence: integer('sequence').notNull(),
    type: text('type').$type<InvoiceEvent['type']>().notNull(),
    body: text('body').notNull(),
    status: text('status').$type<PayEventRow['status']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    firstAttemptAt: timestamp('first_attempt_at', { withTimezone: true }),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    uniqueIndex('pay_events_sequence').on(table.invoiceId, table.sequence),
    index('pay_events_next').on(table.nextAttemptAt).where(sql`${table.status} = 'pending'`),
    index('pay_events_created').on(table.createdAt),
  ],
)

/** The refund of a payment. */
export interface PayRefundRow {
  readonly paymentId: string
  readonly recipient: string
  readonly amount: string
  readonly transaction: UnsignedTransaction
  readonly createdAt: Date
}

export const payRefunds: Table<'pay_refunds', PayRefundRow> = pgTable('pay_refunds', {
  paymentId: uuid('payment_id').primaryKey(),
  recipient: text('recipient').notNull(),
  amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
  transaction: jsonb('transaction').$type<UnsignedTransaction>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A deposit from an exchange to an address. */
export interface PayDepositRow {
  readonly id: string
  readonly exchangeId: string
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  /** Address as the client spells it. */
  readonly address: string
  readonly addressKey: string
  readonly amount: string
  readonly createdAt: Date
}

export const payDeposits: Table<'pay_deposits', PayDepositRow> = pgTable(
  'pay_deposits',
  {
    id: uuid('id').primaryKey(),
    exchangeId: text('exchange_id').notNull(),
    chainId: text('chain_id').notNull(),
    asset: text('asset').notNull(),
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [index('pay_deposits_created').on(table.createdAt)],
)
