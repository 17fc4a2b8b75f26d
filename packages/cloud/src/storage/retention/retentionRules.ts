import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nftCollections, nftMetadata, nftScans } from '../nftSchema'
import { authAccounts } from '../schema'
import { tokens } from '../tokenSchema'

/** Rule for when rows of a table expire. Every table needs one, because third parties must not fill the database. */
type RetentionRule =
  /** Only operators cause the rows: projects, keys, and the chains that they have followed. */
  | { readonly kind: 'operator'; readonly reason: string }
  /** Rows expire `days` after the time in `since`, except those that match `unless`. */
  | { readonly kind: 'expires'; readonly since: PgColumn; readonly days: number; readonly unless?: SQL }
  /** The store of the table deletes the rows. */
  | { readonly kind: 'elsewhere'; readonly by: string }

/** Days after which unused data read from a chain or the web is deleted. */
const UNUSED = 30
/** Days after the last sign-in for which the server keeps data that an app stored for an account. */
const ACCOUNT = 365

const FOLLOWED: RetentionRule = { kind: 'operator', reason: 'blocks of a chain that the operator has followed' }

/** By table name. */
export const retentionRules: Readonly<Record<string, readonly RetentionRule[]>> = {
  projects: [{ kind: 'operator', reason: 'only operators create projects' }],
  signing_keys: [{ kind: 'operator', reason: 'one row per kind of key' }],
  analytics_records: [{ kind: 'elsewhere', by: 'forgetOldRecords: ANALYTICS_DAYS' }],
  auth_sessions: [{ kind: 'elsewhere', by: 'forgetEndedSessions: when the session expires' }],
  auth_used_nonces: [{ kind: 'elsewhere', by: 'forgetEndedSessions: when the nonce expires' }],
  auth_accounts: [
    // No session lasts longer than 30 days, so the row only records that the account once signed in.
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
  indexed_chains: [FOLLOWED],
  indexed_blocks: [FOLLOWED],
  indexed_transactions: [FOLLOWED],
  indexed_transfers: [FOLLOWED],
  indexed_participants: [FOLLOWED],
}
