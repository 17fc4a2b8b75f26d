import type { OnrampDecline, OnrampSessionStatus } from '@openappkit/contract'
import { boolean, index, integer, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Table } from './Table'

/** A purchase. It contains no personal data: the provider identifies the buyer. */
export interface OnrampSessionRow {
  readonly id: string
  readonly projectId: string
  readonly providerId: string
  /** SHA-256 of the secret that reads the purchase. */
  readonly secretHash: string
  /** SHA-256 of the token in the link that opens the checkout. */
  readonly openHash: string
  readonly status: OnrampSessionStatus
  /** Time of the status by the provider's clock. Null if the provider reported none. */
  readonly statusAt: Date | null
  readonly chainId: string
  /** `native`, or the token's address in its normalized spelling. */
  readonly asset: string
  readonly decimals: number
  /** Address as the wallet spells it. */
  readonly address: string
  readonly addressKey: string
  /** Base units that were quoted. */
  readonly quoted: string
  readonly currency: string
  /** Units of 10⁻¹⁸ of the currency. */
  readonly total: string
  readonly method: string
  readonly country: string
  readonly subdivision: string | null
  /** The provider's id of the price. */
  readonly quoteReference: string | null
  readonly quoteExpiresAt: Date
  readonly redirectUrl: string | null
  /** The provider's id of the purchase. */
  readonly reference: string | null
  /** Whether the provider reports that it sent the crypto. */
  readonly isSent: boolean
  readonly txHash: string | null
  /** Base units that arrived according to the chain. */
  readonly received: string | null
  readonly failure: OnrampDecline | null
  /** Number of times the link was opened. */
  readonly opens: number
  /** Time of the last request to the provider or the chain. */
  readonly checkedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Time until which the link opens. */
  readonly expiresAt: Date
}

/** Purchases of crypto. */
export const onrampSessions: Table<
  'onramp_sessions',
  OnrampSessionRow,
  'isSent' | 'opens' | 'createdAt' | 'updatedAt'
> = pgTable(
  'onramp_sessions',
  {
    id: uuid('id').primaryKey(),
    projectId: text('project_id').notNull(),
    providerId: text('provider_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    openHash: text('open_hash').notNull(),
    status: text('status').$type<OnrampSessionStatus>().notNull(),
    statusAt: timestamp('status_at', { withTimezone: true }),
    chainId: text('chain_id').notNull(),
    asset: text('asset').notNull(),
    decimals: integer('decimals').notNull(),
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    quoted: numeric('quoted', { precision: 78, scale: 0 }).notNull(),
    currency: text('currency').notNull(),
    total: numeric('total', { precision: 78, scale: 0 }).notNull(),
    method: text('method').notNull(),
    country: text('country').notNull(),
    subdivision: text('subdivision'),
    quoteReference: text('quote_reference'),
    quoteExpiresAt: timestamp('quote_expires_at', { withTimezone: true }).notNull(),
    redirectUrl: text('redirect_url'),
    reference: text('reference'),
    isSent: boolean('is_sent').notNull().default(false),
    txHash: text('tx_hash'),
    received: numeric('received', { precision: 78, scale: 0 }),
    failure: text('failure').$type<OnrampDecline>(),
    opens: integer('opens').notNull().default(0),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    uniqueIndex('onramp_sessions_open').on(table.openHash),
    uniqueIndex('onramp_sessions_reference').on(table.providerId, table.reference),
    // One delivery can't complete two purchases.
    uniqueIndex('onramp_sessions_delivery').on(table.chainId, table.txHash, table.addressKey, table.asset),
    index('onramp_sessions_account').on(table.addressKey, table.chainId),
    index('onramp_sessions_updated').on(table.updatedAt),
  ],
)

/** A payment on the sandbox's checkout page. */
export interface SandboxPaymentRow {
  /** Our id of the purchase. */
  readonly id: string
  readonly status: 'open' | 'paying' | 'held' | 'paid' | 'failed' | 'refunded'
  readonly chainId: string
  readonly asset: string
  readonly address: string
  /** Base units. */
  readonly amount: string
  readonly currency: string
  /** Units of 10⁻¹⁸ of the currency. */
  readonly total: string
  readonly redirectUrl: string | null
  readonly txHash: string | null
  readonly failure: OnrampDecline | null
  readonly updatedAt: Date
  readonly expiresAt: Date
}

/** Payments of the sandbox, in which no real money moves. */
export const sandboxPayments: Table<'sandbox_payments', SandboxPaymentRow, 'updatedAt'> = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    status: text('status').$type<SandboxPaymentRow['status']>().notNull(),
    chainId: text('chain_id').notNull(),
    asset: text('asset').notNull(),
    address: text('address').notNull(),
    amount: numeric('amount', { precision: 78, scale: 0 }).notNull(),
    currency: text('currency').notNull(),
    total: numeric('total', { precision: 78, scale: 0 }).notNull(),
    redirectUrl: text('redirect_url'),
    txHash: text('tx_hash'),
    failure: text('failure').$type<OnrampDecline>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('sandbox_payments_updated').on(table.updatedAt)],
)
