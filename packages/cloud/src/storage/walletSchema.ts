import type { CustodyPolicy, EmbeddedAuditEntry, PasswordHashing, UnlockPathKind } from '@openappkit/contract/embedded'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type UpdateDeleteAction,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Table } from './Table'

const time = (name: string) => timestamp(name, { withTimezone: true })
/** Rows of a user end with the user. */
const WITH_USER: { readonly onDelete: UpdateDeleteAction } = { onDelete: 'cascade' }

/** A user of the embedded wallet. */
export interface WalletUserRow {
  /** `wu_` and 22 characters. */
  readonly id: string
  readonly custody: CustodyPolicy
  /** Ed25519 public key in base64url. Null until the wallet exists. */
  readonly controlKey: string | null
  /** Raises with each change of unlock paths. 0 until the wallet exists. */
  readonly epoch: number
  readonly createdAt: Date
  readonly lastLoginAt: Date
}

export const walletUsers: Table<'wallet_users', WalletUserRow, 'epoch'> = pgTable(
  'wallet_users',
  {
    id: text('id').primaryKey(),
    custody: text('custody').$type<CustodyPolicy>().notNull(),
    controlKey: text('control_key'),
    epoch: integer('epoch').notNull().default(0),
    createdAt: time('created_at').notNull(),
    lastLoginAt: time('last_login_at').notNull(),
  },
  table => [index('wallet_users_login').on(table.lastLoginAt)],
)

/** An identity that a user proves to log in. */
export interface WalletIdentityRow {
  readonly provider: 'email'
  /** The provider's id of the user. For `email`, the address in lowercase. */
  readonly subject: string
  readonly userId: string
  readonly email: string | null
  readonly isVerified: boolean
  readonly createdAt: Date
}

export const walletIdentities: Table<'wallet_identities', WalletIdentityRow> = pgTable(
  'wallet_identities',
  {
    provider: text('provider').$type<'email'>().notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    email: text('email'),
    isVerified: boolean('is_verified').notNull(),
    createdAt: time('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('wallet_identities_user').on(table.userId, table.provider),
  ],
)

export interface WalletAddressRow {
  readonly userId: string
  readonly namespace: string
  readonly address: string
  readonly position: number
}

/** Addresses of wallets. */
export const walletAddresses: Table<'wallet_addresses', WalletAddressRow> = pgTable(
  'wallet_addresses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    namespace: text('namespace').notNull(),
    address: text('address').notNull(),
    position: integer('position').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.position] })],
)

/** The server's half of an unlock path. */
export interface WalletPathRow {
  readonly userId: string
  readonly id: string
  readonly kind: UnlockPathKind
  readonly label: string
  readonly blob: string
  /** Key of the inner seal, sealed with the operator's master key. */
  readonly sealedServerKey: string
  readonly credentialId: string | null
  readonly hashing: PasswordHashing | null
  /** Id of the key that evaluates the password. Only passwords have it. */
  readonly oprfKeyId: string | null
  /** Device that the path belongs to. Only device paths have it. */
  readonly thumbprint: string | null
  /** Password tries of unknown devices since the last success. */
  readonly tries: number
  /** Time until which unknown devices can't try the password. */
  readonly blockedUntil: Date | null
  readonly testedAt: Date | null
  readonly usedAt: Date | null
  readonly createdAt: Date
}

export const walletPaths: Table<'wallet_paths', WalletPathRow, 'tries'> = pgTable(
  'wallet_paths',
  {
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    id: text('id').notNull(),
    kind: text('kind').$type<UnlockPathKind>().notNull(),
    label: text('label').notNull(),
    blob: text('blob').notNull(),
    sealedServerKey: text('sealed_server_key').notNull(),
    credentialId: text('credential_id'),
    hashing: jsonb('hashing').$type<PasswordHashing>(),
    oprfKeyId: text('oprf_key_id'),
    thumbprint: text('thumbprint'),
    tries: integer('tries').notNull().default(0),
    blockedUntil: time('blocked_until'),
    testedAt: time('tested_at'),
    usedAt: time('used_at'),
    createdAt: time('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** A browser, or a partition of its storage, in which a user has logged in. */
export interface WalletDeviceRow {
  readonly userId: string
  /** RFC 7638 thumbprint of the device's key. */
  readonly thumbprint: string
  readonly label: string
  readonly origins: readonly string[]
  /** Time of the first signature of the control key from this device. Null for a device that never opened the wallet. */
  readonly provenAt: Date | null
  readonly tries: number
  readonly blockedUntil: Date | null
  readonly createdAt: Date
  readonly usedAt: Date
}

export const walletDevices: Table<'wallet_devices', WalletDeviceRow, 'tries'> = pgTable(
  'wallet_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    thumbprint: text('thumbprint').notNull(),
    label: text('label').notNull(),
    origins: jsonb('origins').$type<readonly string[]>().notNull(),
    provenAt: time('proven_at'),
    tries: integer('tries').notNull().default(0),
    blockedUntil: time('blocked_until'),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.thumbprint] }), index('wallet_devices_used').on(table.usedAt)],
)

/** A login. Renewing it replaces both tokens. */
export interface WalletSessionRow {
  /** Base64url of 15 bytes, with which both tokens begin. */
  readonly id: string
  readonly userId: string
  readonly thumbprint: string
  /** Origin of the app that the user logged in to. */
  readonly origin: string
  readonly tokenHash: string
  readonly refreshHash: string
  readonly freshUntil: Date
  readonly tokenExpiresAt: Date
  readonly createdAt: Date
  readonly expiresAt: Date
}

export const walletSessions: Table<'wallet_sessions', WalletSessionRow> = pgTable(
  'wallet_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    thumbprint: text('thumbprint').notNull(),
    origin: text('origin').notNull(),
    tokenHash: text('token_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    freshUntil: time('fresh_until').notNull(),
    tokenExpiresAt: time('token_expires_at').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('wallet_sessions_user').on(table.userId, table.thumbprint),
    index('wallet_sessions_expires').on(table.expiresAt),
  ],
)

/** Purpose of a code. It works for nothing else. */
export type CodePurpose = 'login' | 'oldEmail' | 'newEmail'

/** A code sent by email. */
export interface WalletCodeRow {
  readonly id: string
  readonly purpose: CodePurpose
  /** Address in lowercase. */
  readonly email: string
  readonly codeHash: string
  /** Device that requested the code. */
  readonly thumbprint: string
  readonly projectId: string
  readonly origin: string
  /** User whose address changes. Null for a login. */
  readonly userId: string | null
  /** Address that the user wants. Null for a login. */
  readonly newEmail: string | null
  /** Wrong answers. */
  readonly tries: number
  readonly usedAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export const walletCodes: Table<'wallet_codes', WalletCodeRow, 'tries'> = pgTable(
  'wallet_codes',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    thumbprint: text('thumbprint').notNull(),
    projectId: text('project_id').notNull(),
    origin: text('origin').notNull(),
    userId: text('user_id').references(() => walletUsers.id, WITH_USER),
    newEmail: text('new_email'),
    tries: integer('tries').notNull().default(0),
    usedAt: time('used_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('wallet_codes_email').on(table.email, table.createdAt),
    index('wallet_codes_created').on(table.createdAt),
  ],
)

/** Used proofs of device keys, until they expire. */
export interface WalletProofRow {
  readonly thumbprint: string
  readonly jti: string
  readonly expiresAt: Date
}

export const walletProofs: Table<'wallet_proofs', WalletProofRow> = pgTable(
  'wallet_proofs',
  {
    thumbprint: text('thumbprint').notNull(),
    jti: text('jti').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.thumbprint, table.jti] }), index('wallet_proofs_expires').on(table.expiresAt)],
)

/** Entry of a user's log. `hash` covers the entry and the hash before it. */
export interface WalletAuditRow {
  readonly userId: string
  readonly sequence: number
  readonly at: Date
  readonly event: EmbeddedAuditEntry['event']
  readonly deviceLabel: string | null
  readonly origin: string | null
  readonly hash: string
}

export const walletAudit: Table<'wallet_audit', WalletAuditRow> = pgTable(
  'wallet_audit',
  {
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    sequence: integer('sequence').notNull(),
    at: time('at').notNull(),
    event: text('event').$type<EmbeddedAuditEntry['event']>().notNull(),
    deviceLabel: text('device_label'),
    origin: text('origin'),
    hash: text('hash').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.sequence] }), index('wallet_audit_at').on(table.at)],
)

/** A seed sealed to the key of the escrow. */
export interface WalletEscrowRow {
  readonly userId: string
  readonly keyId: string
  readonly encapsulation: string
  readonly ciphertext: string
  readonly createdAt: Date
}

export const walletEscrow: Table<'wallet_escrow', WalletEscrowRow> = pgTable('wallet_escrow', {
  userId: text('user_id')
    .primaryKey()
    .references(() => walletUsers.id, WITH_USER),
  keyId: text('key_id').notNull(),
  encapsulation: text('encapsulation').notNull(),
  ciphertext: text('ciphertext').notNull(),
  createdAt: time('created_at').notNull(),
})

/** A device's request to open the escrow. */
export interface WalletEscrowRequestRow {
  readonly userId: string
  readonly thumbprint: string
  /** SHA-256 of the secret in the link that cancels the request. */
  readonly cancelHash: string
  readonly isCanceled: boolean
  /** Record of the escrow's process, without which it doesn't open. `null` once the request is canceled. */
  readonly ticket: string | null
  readonly opensAt: Date
  readonly createdAt: Date
}

export const walletEscrowRequests: Table<'wallet_escrow_requests', WalletEscrowRequestRow, 'isCanceled'> = pgTable(
  'wallet_escrow_requests',
  {
    userId: text('user_id')
      .notNull()
      .references(() => walletUsers.id, WITH_USER),
    thumbprint: text('thumbprint').notNull(),
    cancelHash: text('cancel_hash').notNull(),
    isCanceled: boolean('is_canceled').notNull().default(false),
    ticket: text('ticket'),
    opensAt: time('opens_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.thumbprint] }),
    uniqueIndex('wallet_escrow_requests_cancel').on(table.cancelHash),
    index('wallet_escrow_requests_created').on(table.createdAt),
  ],
)
