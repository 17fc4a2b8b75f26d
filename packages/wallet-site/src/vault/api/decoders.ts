import type {
  EmbeddedAccount,
  EmbeddedAuditEntry,
  EmbeddedDevice,
  EmbeddedLogin,
  EmbeddedSession,
  EscrowedSeed,
  LoginCodeSent,
  PasswordHashing,
  SealedSeed,
  UnlockPath,
  WalletSiteSettings,
} from '@openappkit/contract/embedded'
import { base64url, type Decoder, flag, list, maybe, oneOf, orNull, record, text, whole } from './decode'

const name = text(200)
const time = whole()
const custody = oneOf('provisional', 'user', 'escrow')

/** Bounds what a server can make the device compute. */
export const hashingDecoder: Decoder<PasswordHashing> = record({
  algorithm: oneOf('argon2id'),
  memory: whole(19_456, 262_144),
  passes: whole(1, 10),
  salt: base64url(16),
})

const pathDecoder: Decoder<UnlockPath> = record({
  id: base64url(16),
  kind: oneOf('device', 'passkey', 'password'),
  label: name,
  credentialId: maybe(text(1400, /^[\w-]+$/)),
  hashing: maybe(hashingDecoder),
  isTested: flag,
  deviceId: maybe(base64url(32)),
  isThisDevice: flag,
  createdAt: time,
  usedAt: orNull(time),
})

/** Decodes the user's account. */
export const accountDecoder: Decoder<EmbeddedAccount> = record({
  userId: text(200, /^[\w-]+$/),
  email: orNull(text(254)),
  custody,
  hasEscrow: flag,
  epoch: whole(),
  controlKey: orNull(base64url(32)),
  addresses: list(record({ namespace: text(8, /^[-a-z\d]{3,8}$/), address: text(100, /^\w{20,}$/) }), 10),
  paths: list(pathDecoder, 50),
})

/** Decodes a session. */
export const sessionDecoder: Decoder<EmbeddedSession> = record({
  token: base64url(32),
  expiresAt: time,
  refresh: base64url(32),
  freshUntil: time,
})

/** Decodes the result of a login. */
export const loginDecoder: Decoder<EmbeddedLogin> = record({ session: sessionDecoder, account: accountDecoder })

/** Decodes the answer to a request for a code. */
export const codeSentDecoder: Decoder<LoginCodeSent> = record({
  codeId: base64url(16),
  expiresAt: time,
  resendAfter: whole(0, 3_600_000),
})

/** Decodes the server's half of an unlock path. */
export const sealedSeedDecoder: Decoder<SealedSeed> = record({
  blob: text(200, /^[\w-]{40,}$/),
  serverKey: base64url(32),
  hashing: maybe(hashingDecoder),
})

/** The server's half of a password's evaluation. */
export interface PasswordEvaluation {
  /** Base64url. */
  readonly evaluated: string
  /** Id of the server's key. A new path names it. */
  readonly keyId?: string | undefined
}

/** Decodes the server's half of a password's evaluation. */
export const evaluationDecoder: Decoder<PasswordEvaluation> = record({
  evaluated: base64url(32),
  keyId: maybe(text(20, /^[\w-]+$/)),
})

/** Answer to a request to open the wallet with the operator's escrow. */
export type EscrowAnswer =
  | { readonly status: 'waiting'; readonly opensAt: number }
  | ({ readonly status: 'open' } & Omit<EscrowedSeed, 'keyId'>)

const waitingDecoder = record({ status: oneOf('waiting'), opensAt: time })
const openDecoder = record({
  status: oneOf('open'),
  encapsulation: base64url(32),
  ciphertext: text(100, /^[\w-]{40,}$/),
})

/** Decodes the answer to a request to open the wallet with the operator's escrow. */
export const escrowDecoder: Decoder<EscrowAnswer> = (value, field) =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'waiting'
    ? waitingDecoder(value, field)
    : openDecoder(value, field)

/** Decodes the user's devices. */
export const devicesDecoder: Decoder<{ readonly devices: readonly EmbeddedDevice[] }> = record({
  devices: list(
    record({
      id: base64url(32),
      label: name,
      origins: list(text(2000), 100),
      isThisDevice: flag,
      hasPath: flag,
      createdAt: time,
      usedAt: time,
    }),
    200,
  ),
})

/** Decodes the log of the user's account. */
export const eventsDecoder: Decoder<{ readonly events: readonly EmbeddedAuditEntry[] }> = record({
  events: list(
    record({
      at: time,
      event: oneOf(
        'login',
        'loginFailed',
        'walletCreated',
        'pathsChanged',
        'pathOpened',
        'escrowRequested',
        'escrowOpened',
        'escrowDropped',
        'deviceRevoked',
        'emailChanged',
      ),
      deviceLabel: orNull(name),
      origin: orNull(text(2000)),
    }),
    1000,
  ),
})

/** Result of a step of the change of the email address. */
export interface EmailChange {
  readonly next: 'newCode' | 'done'
  readonly codeId?: string | undefined
  readonly account: EmbeddedAccount
}

/** Decodes the result of a step of the change of the email address. */
export const emailChangeDecoder: Decoder<EmailChange> = record({
  next: oneOf('newCode', 'done'),
  codeId: maybe(base64url(16)),
  account: accountDecoder,
})

/** Decodes the settings of the wallet site that the vault needs. */
export const siteDecoder: Decoder<Pick<WalletSiteSettings, 'custody' | 'escrowKey'>> = record({
  custody,
  escrowKey: orNull(record({ keyId: name, publicKey: base64url(32) })),
})

/** Accepts any answer, for endpoints that return nothing of interest. */
export const nothing: Decoder<undefined> = () => undefined
