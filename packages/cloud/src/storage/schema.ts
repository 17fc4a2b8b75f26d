import type { JsonWebKey } from 'node:crypto'
import { bigserial, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RemoteFeature } from '../contract/project'
import type { Table } from './Table'

export interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly allowedOrigins: readonly string[]
  readonly features: readonly RemoteFeature[]
  readonly isAnalyticsEnabled: boolean
  readonly isEnabled: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Who may use this server, from where, and with what. */
export const projects: Table<'projects', ProjectRow, 'createdAt' | 'updatedAt'> = pgTable('projects', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  allowedOrigins: jsonb('allowed_origins').$type<readonly string[]>().notNull(),
  features: jsonb('features').$type<readonly RemoteFeature[]>().notNull(),
  isAnalyticsEnabled: boolean('is_analytics_enabled').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

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

/** What pages reported. Says nothing of where a report came from. */
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

/** Keys that every node signs with. */
export const signingKeys: Table<'signing_keys', SigningKeyRow, 'createdAt'> = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  privateKey: jsonb('private_key').$type<JsonWebKey>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
