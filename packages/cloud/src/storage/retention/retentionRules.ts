import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nftCollections, nftMetadata, nftScans } from '../nftSchema'
import { onrampSessions, sandboxPayments } from '../onrampSchema'
import { payDeposits, payEvents, payKeys, payReports } from '../paySchema'
import { authAccounts } from '../schema'
import { tokens } from '../tokenSchema'
import { walletAudit, walletCodes, walletDevices, walletEscrowRequests, walletUsers } from '../walletSchema'

/**
 * Rule for when the rows of a table expire. Every table needs one. Otherwise, third parties could fill the database.
 */
type RetentionRule =
  /** Rows don't expire, because only operators cause them: projects, keys, and the chains to index. */
  | { readonly kind: 'operator'; readonly reason: string }
  /** Rows expire `days` after the time in `since`, except those that match `unless`. */
  | { readonly kind: 'expires'; readonly since: PgColumn; readonly days: number; readonly unless?: SQL }
  /** Another part of the server deletes the rows. */
  | { readonly kind: 'elsewhere'; readonly by: string }

/** Days after which unused data from a chain or the web is deleted. */
const UNUSED = 30
/** Days from the last sign-in until the data that an app stored for an account is deleted. */
const ACCOUNT = 365
/** Days from the last change of a purchase until it is deleted. */
const PURCHASE = 400

/** Days for which a merchant can send a webhook again. */
const WEBHOOK = 90

/** Days after the last use for which a device of the embedded wallet stays known. */
const DEVICE = 400
const WITH_WALLET_USER: RetentionRule = { kind: 'elsewhere', by: 'the database: with the user' }

const BOOKS: RetentionRule = { kind: 'operator', reason: "a merchant's books. Only merchants create invoices" }
const FOLLOWED: RetentionRule = { kind: 'operator', reason: 'blocks of a chain that the operator has followed' }

/** By table name. */
export const retentionRules: Readonly<Record<string, readonly RetentionRule[]>> = {
  projects: [{ kind: 'operator', reason: 'only operators create projects' }],
  signing_keys: [{ kind: 'operator', reason: 'one row per kind of key' }],
  analytics_records: [{ kind: 'elsewhere', by: 'forgetOldRecords: ANALYTICS_DAYS' }],
  auth_sessions: [{ kind: 'elsewhere', by: 'forgetEndedSessions: when the session expires' }],
  auth_used_nonces: [{ kind: 'elsewhere', by: 'forgetEndedSessions: when the nonce expires' }],
  auth_accounts: [
    // No session lasts longer than 30 days, so such a row only shows that the account once signed in.
    {
      kind: 'expires',
      since: authAccounts.lastSignedInAt,
      days: UNUSED + 1,
      unless: sql`${authAccounts.metadata} <> '{}'::jsonb or ${authAccounts.proof} = 'unknown'`,
    },
    { kind: 'expires', since: authAccounts.lastSignedInAt, days: ACCOUNT },
  ],
  tokens: [{ kind: 'expires', since: tokens.askedAt, days: UNUSED }],
  token_scans: [{ kind: 'elsewhere', by: 'forgetOldScans' }],
  received_tokens: [{ kind: 'elsewhere', by: 'forgetOldScans: with its scan' }],
  nft_scans: [{ kind: 'expires', since: nftScans.searchedAt, days: UNUSED }],
  received_nfts: [{ kind: 'elsewhere', by: 'RetentionSweeper: with its scan' }],
  nft_metadata: [{ kind: 'expires', since: nftMetadata.fetchedAt, days: UNUSED }],
  nft_collections: [{ kind: 'expires', since: nftCollections.askedAt, days: UNUSED }],
  onramp_sessions: [
    // Every client can create a session. Only a provider's report shows that a user paid.
    {
      kind: 'expires',
      since: onrampSessions.updatedAt,
      days: 2,
      unless: sql`${onrampSessions.status} in ('awaitingPayment', 'processing', 'onHold', 'delivered', 'refunded')`,
    },
    { kind: 'expires', since: onrampSessions.updatedAt, days: PURCHASE },
  ],
  sandbox_payments: [{ kind: 'expires', since: sandboxPayments.updatedAt, days: UNUSED }],
  pay_invoices: [BOOKS],
  pay_keys: [{ kind: 'expires', since: payKeys.createdAt, days: UNUSED }],
  pay_rails: [BOOKS],
  pay_payments: [{ kind: 'elsewhere', by: 'PaymentStore: a limited number per invoice, without dust' }],
  pay_refunds: [BOOKS],
  pay_addresses: [{ kind: 'operator', reason: 'an address must never be used for a second invoice' }],
  pay_indexes: [{ kind: 'operator', reason: 'one row per extended public key' }],
  pay_chains: [{ kind: 'operator', reason: 'one row per chain' }],
  pay_events: [{ kind: 'expires', since: payEvents.createdAt, days: WEBHOOK }],
  pay_deposits: [{ kind: 'expires', since: payDeposits.createdAt, days: UNUSED }],
  pay_reports: [{ kind: 'expires', since: payReports.expiresAt, days: 1 }],
  indexed_chains: [FOLLOWED],
  indexed_blocks: [FOLLOWED],
  indexed_transactions: [FOLLOWED],
  indexed_transfers: [FOLLOWED],
  indexed_participants: [FOLLOWED],
  // Logging in once creates a user. A wallet must outlive its user's absence.
  wallet_users: [
    {
      kind: 'expires',
      since: walletUsers.lastLoginAt,
      days: UNUSED,
      unless: sql`${walletUsers.controlKey} is not null`,
    },
  ],
  wallet_identities: [WITH_WALLET_USER],
  wallet_addresses: [WITH_WALLET_USER],
  wallet_paths: [WITH_WALLET_USER],
  wallet_escrow: [WITH_WALLET_USER],
  wallet_devices: [{ kind: 'expires', since: walletDevices.usedAt, days: DEVICE }],
  wallet_sessions: [{ kind: 'elsewhere', by: 'forgetEndedLogins: when the session expires' }],
  wallet_proofs: [{ kind: 'elsewhere', by: 'forgetEndedLogins: when the proof expires' }],
  // Wrong answers count per day.
  wallet_codes: [{ kind: 'expires', since: walletCodes.createdAt, days: 2 }],
  wallet_audit: [{ kind: 'expires', since: walletAudit.at, days: DEVICE }],
  wallet_escrow_requests: [{ kind: 'expires', since: walletEscrowRequests.createdAt, days: UNUSED }],
}
