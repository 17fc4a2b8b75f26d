import { z } from 'zod'
import type {
  EmbeddedAccount,
  EmbeddedLogin,
  EmbeddedSession,
  EmbeddedWalletCreation,
  EscrowedSeed,
  LoginCodeAnswer,
  LoginCodeRequest,
  LoginCodeSent,
  NewUnlockPath,
  PasswordHashing,
  SealedSeed,
  UnlockPath,
  UnlockPathChange,
  WalletSiteSettings,
} from '../exports/embedded'
import { linkText, shortText } from './boundedText'

const base64url = (bytes: number): z.ZodString =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[\w-]+$/, "isn't base64url")
const time = z.int().min(0)
const kind = z.enum(['device', 'passkey', 'password'])
const custody = z.enum(['provisional', 'user', 'escrow'])

/** Sealed seeds have up to 32 bytes, two 16-byte tags, two 12-byte nonces and a version. */
const blob = z
  .string()
  .min(40)
  .max(200)
  .regex(/^[\w-]+$/, "isn't base64url")
const label = z.string().min(1).max(80)

/**
 * Email address that can be written to a mail header: one address, printable ASCII, no comments, no quotes, no line
 * breaks.
 */
export const emailSchema: z.ZodString = z
  .string()
  .max(254)
  .regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i,
    "isn't an email address",
  )

/** Schema of {@link PasswordHashing}. Bounds what a device has to compute. */
export const passwordHashingSchema: z.ZodType<PasswordHashing> = z.object({
  algorithm: z.literal('argon2id'),
  memory: z.int().min(19_456).max(262_144),
  passes: z.int().min(1).max(10),
  salt: base64url(16),
})

const credentialId = z
  .string()
  .min(16)
  .max(1400)
  .regex(/^[\w-]+$/, "isn't base64url")
const pathFacts = {
  id: base64url(16),
  kind,
  label,
  credentialId: credentialId.optional(),
  hashing: passwordHashingSchema.optional(),
}

/** Schema of {@link NewUnlockPath}. */
export const newUnlockPathSchema: z.ZodType<NewUnlockPath> = z
  .object({ ...pathFacts, blob, serverKey: base64url(32), oprfKeyId: shortText.optional() })
  .refine(path => (path.kind === 'passkey') === (path.credentialId !== undefined), 'only passkeys have a credential')
  .refine(path => (path.kind === 'password') === (path.hashing !== undefined), 'only passwords have hashing')
  .refine(path => path.kind === 'password' || path.oprfKeyId === undefined, 'only passwords are evaluated')

/** Schema of {@link SealedSeed}. */
export const sealedSeedSchema: z.ZodType<SealedSeed> = z.object({
  blob,
  serverKey: base64url(32),
  hashing: passwordHashingSchema.optional(),
})

const unlockPathSchema: z.ZodType<UnlockPath> = z.object({
  ...pathFacts,
  isTested: z.boolean(),
  deviceId: base64url(32).optional(),
  isThisDevice: z.boolean(),
  createdAt: time,
  usedAt: time.nullable(),
})

const addressesSchema = z
  .array(z.object({ namespace: z.string().regex(/^[-a-z\d]{3,8}$/), address: z.string().min(20).max(100) }))
  .max(10)

/** Schema of {@link EmbeddedAccount}. */
export const embeddedAccountSchema: z.ZodType<EmbeddedAccount> = z.object({
  userId: shortText,
  email: emailSchema.nullable(),
  custody,
  hasEscrow: z.boolean(),
  epoch: z.int().min(0),
  controlKey: base64url(32).nullable(),
  addresses: addressesSchema,
  paths: z.array(unlockPathSchema).max(50),
})

const escrowedSeedSchema: z.ZodType<EscrowedSeed> = z.object({
  keyId: shortText,
  encapsulation: base64url(32),
  ciphertext: z
    .string()
    .min(40)
    .max(100)
    .regex(/^[\w-]+$/, "isn't base64url"),
})

/** Schema of {@link EmbeddedWalletCreation}. */
export const embeddedWalletCreationSchema: z.ZodType<EmbeddedWalletCreation> = z.object({
  controlKey: base64url(32),
  addresses: addressesSchema.min(1),
  paths: z.array(newUnlockPathSchema).min(1).max(5),
  escrow: escrowedSeedSchema.nullable(),
  signature: base64url(64),
})

/** Schema of {@link UnlockPathChange}. */
export const unlockPathChangeSchema: z.ZodType<UnlockPathChange> = z.object({
  epoch: z.int().min(2),
  add: z.array(newUnlockPathSchema).max(5),
  remove: z.array(base64url(16)).max(50),
  dropsEscrow: z.boolean(),
  signature: base64url(64),
})

/** Schema of {@link LoginCodeRequest}. */
export const loginCodeRequestSchema: z.ZodType<LoginCodeRequest> = z.object({
  email: emailSchema,
  projectId: shortText,
  origin: linkText,
  language: z.string().max(35).optional(),
})

/** Schema of {@link LoginCodeSent}. */
export const loginCodeSentSchema: z.ZodType<LoginCodeSent> = z.object({
  codeId: base64url(16),
  expiresAt: time,
  resendAfter: z.int().min(0).max(3_600_000),
})

/** Schema of {@link LoginCodeAnswer}. */
export const loginCodeAnswerSchema: z.ZodType<LoginCodeAnswer> = z.object({
  codeId: base64url(16),
  code: z.string().regex(/^\d{6}$/, "isn't a code of six digits"),
})

/** Schema of {@link EmbeddedSession}. */
export const embeddedSessionSchema: z.ZodType<EmbeddedSession> = z.object({
  token: base64url(32),
  expiresAt: time,
  refresh: base64url(32),
  freshUntil: time,
})

/** Schema of {@link EmbeddedLogin}. */
export const embeddedLoginSchema: z.ZodType<EmbeddedLogin> = z.object({
  session: embeddedSessionSchema,
  account: embeddedAccountSchema,
})

/** Schema of {@link WalletSiteSettings}. */
export const walletSiteSettingsSchema: z.ZodType<WalletSiteSettings> = z.object({
  url: linkText,
  build: base64url(32),
  rpId: shortText,
  custody,
  operator: label,
  escrowKey: z.object({ keyId: shortText, publicKey: base64url(32) }).nullable(),
  chains: z.array(shortText).max(100),
})
