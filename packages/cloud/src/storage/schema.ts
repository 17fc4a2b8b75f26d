import type { JsonWebKey } from 'node:crypto'
import type { RemoteFeature } from '@openappkit/contract'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProjectQuota } from '../projects/ProjectQuota'
import type { Table } from './Table'

export interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly allowedOrigins: readonly string[]
  readonly signInChains: readonly string[]
  readonly features: readonly RemoteFeature[]
  readonly isAnalyticsEnabled: boolean
  readonly quota: ProjectQuota
  readonly isEnabled: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Projects of this server, with their origins and limits. */
export const projects: Table<'projects', ProjectRow, 'signInChains' | 'quota' | 'createdAt' | 'updatedAt'> = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    allowedOrigins: jsonb('allowed_origins').$type<readonly string[]>().notNull(),
    signInChains: jsonb('sign_in_chains').$type<readonly string[]>().notNull().default([]),
    features: jsonb('features').$type<readonly RemoteFeature[]>().notNull(),
    isAnalyticsEnabled: boolean('is_analytics_enabled').notNull(),
    quota: jsonb('quota').$type<ProjectQuota>().notNull().default({}),
    isEnabled: boolean('is_enabled').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
)

export interface AnalyticsRow {
  readonly id: bigint
  readonly eventId: string
  readonly projectId: string
  readonly kind: 'track' | 'error'
  readonly event: string
  readonly url: string
  readonly domain: string
  readonly address: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly sdkType: string | null
  readonly sdkVersion: string | null
  readonly occurredAt: Date
  readonly receivedAt: Date
}

/** Analytics reports from apps, without the sender's network address. */
export const analyticsRecords: Table<'analytics_records', AnalyticsRow, 'id' | 'receivedAt'> = pgTable(
  'analytics_records',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    eventId: uuid('event_id').notNull(),
    projectId: text('project_id').notNull(),
    kind: text('kind').$type<'track' | 'error'>().notNull(),
    event: text('event').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    address: text('address'),
    properties: jsonb('properties').$type<Readonly<Record<string, unknown>>>().notNull(),
    sdkType: text('sdk_type'),
    sdkVersion: text('sdk_version'),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('analytics_records_event').on(table.projectId, table.eventId),
    index('analytics_records_received').on(table.receivedAt),
  ],
)

export interface SigningKeyRow {
  readonly name: string
  readonly privateKey: JsonWebKey
  readonly createdAt: Date
}

/** Signing keys shared by all nodes. */
export const signingKeys: Table<'signing_keys', SigningKeyRow, 'createdAt'> = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  privateKey: jsonb('private_key').$type<JsonWebKey>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export interface AccountRow {
  readonly uuid: string
  readonly projectId: string
  /** CAIP-2. */
  readonly caipNetworkId: string
  /** As sent at the first sign-in. */
  readonly address: string
  /** The address in its normalized spelling. */
  readonly addressKey: string
  /** How the user proved ownership of the account. `unknown` if the last sign-in is older than this column. */
  readonly proof: 'key' | 'contract' | 'unknown'
  /**
   * Profile of the account. If the proof is a key, all networks of the chain family share it. If the proof is a
   * contract, it belongs to this network only.
   */
  readonly profileUuid: string
  /** Wallet of the last sign-in. Null if unknown. */
  readonly connectionMethod: Readonly<Record<string, unknown>> | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  readonly lastSignedInAt: Date
  readonly updatedAt: Date
}

/** Accounts that signed in to a project. */
export const authAccounts: Table<
  'auth_accounts',
  AccountRow,
  'uuid' | 'proof' | 'createdAt' | 'lastSignedInAt' | 'updatedAt'
> = pgTable(
  'auth_accounts',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    caipNetworkId: text('caip_network_id').notNull(),
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    proof: text('proof').$type<AccountRow['proof']>().notNull().default('unknown'),
    profileUuid: uuid('profile_uuid').notNull(),
    connectionMethod: jsonb('connection_method').$type<Readonly<Record<string, unknown>>>(),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('auth_accounts_account').on(table.projectId, table.caipNetworkId, table.addressKey, table.proof),
    index('auth_accounts_profile').on(table.profileUuid),
    index('auth_accounts_signed_in').on(table.lastSignedInAt),
  ],
)

export interface SessionRow {
  readonly id: string
  readonly projectId: string
  readonly accountUuid: string
  /** Origin of the app that the session belongs to. Null without an app, such as for a server. */
  readonly origin: string | null
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  /**
   * Number of renewals that the app is known to have received. Positive if a cookie renews the session, negative if a
   * token does.
   */
  readonly generation: number
  readonly renewedAt: Date
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

/**
 * Signed-in sessions. Every request with a session reads this table, so a session that ends on one node is invalid on
 * all.
 */
export const authSessions: Table<'auth_sessions', SessionRow, 'id' | 'generation' | 'renewedAt' | 'createdAt'> =
  pgTable(
    'auth_sessions',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      projectId: text('project_id').notNull(),
      accountUuid: uuid('account_uuid').notNull(),
      origin: text('origin'),
      domain: text('domain').notNull(),
      uri: text('uri').notNull(),
      nonce: text('nonce').notNull(),
      generation: integer('generation').notNull().default(0),
      renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull().defaultNow(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
      expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
      revokedAt: timestamp('revoked_at', { withTimezone: true }),
    },
    table => [
      index('auth_sessions_expires').on(table.expiresAt),
      index('auth_sessions_account').on(table.accountUuid, table.createdAt),
    ],
  )

export interface UsedNonceRow {
  readonly nonce: string
  readonly expiresAt: Date
}

/** Nonces used to sign in, until they expire. Unused nonces aren't stored, so requests can't fill the table. */
export const usedNonces: Table<'auth_used_nonces', UsedNonceRow> = pgTable(
  'auth_used_nonces',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('auth_used_nonces_expires').on(table.expiresAt)],
)

export * from './historySchema'
export * from './nftSchema'
export * from './onrampSchema'
export * from './paySchema'
export * from './tokenSchema'
export * from './walletSchema'
