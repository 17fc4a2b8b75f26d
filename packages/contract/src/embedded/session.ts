import type { CustodyPolicy, EmbeddedAccount } from './account'

/** Public half of a device's P-256 key as a JSON Web Key. Its RFC 7638 thumbprint is the id of the device. */
export interface DeviceKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** Request for a code by email. */
export interface LoginCodeRequest {
  readonly email: string
  readonly projectId: string
  /** Origin of the app that the user logs in to, as the wallet site has verified it. The email names it. */
  readonly origin: string
  /** IETF language tag of the email, such as `de`. */
  readonly language?: string | undefined
}

/** Answer to a {@link LoginCodeRequest}. It is the same for known and unknown addresses. */
export interface LoginCodeSent {
  readonly codeId: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /** Milliseconds until another code can be sent. */
  readonly resendAfter: number
}

/** Code that the user typed. */
export interface LoginCodeAnswer {
  readonly codeId: string
  /** Six digits. */
  readonly code: string
}

/**
 * Session of one device. Each request carries the token and a proof of the device's key
 * ([RFC 9449](https://www.rfc-editor.org/rfc/rfc9449)), so a stolen token is worthless.
 */
export interface EmbeddedSession {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
  /** Renews the session once. Using it twice ends every session that came from the same login. */
  readonly refresh: string
  /** Milliseconds since the epoch until which passkey and password paths can be opened without a new login. */
  readonly freshUntil: number
}

/** Result of a login. */
export interface EmbeddedLogin {
  readonly session: EmbeddedSession
  readonly account: EmbeddedAccount
}

/** A signed-in device. */
export interface EmbeddedDevice {
  /** Thumbprint of the device's key. */
  readonly id: string
  readonly label: string
  /** Origins of the apps that use the wallet on this device. */
  readonly origins: readonly string[]
  readonly isThisDevice: boolean
  /** Whether the device can open the wallet without another unlock path. */
  readonly hasPath: boolean
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Milliseconds since the epoch. */
  readonly usedAt: number
}

/** Entry of the log that the user can read. */
export interface EmbeddedAuditEntry {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly event:
    | 'login'
    | 'loginFailed'
    | 'walletCreated'
    | 'pathsChanged'
    | 'pathOpened'
    | 'escrowRequested'
    | 'escrowOpened'
    | 'escrowDropped'
    | 'deviceRevoked'
    | 'emailChanged'
  readonly deviceLabel: string | null
  readonly origin: string | null
}

/** Settings of a wallet site, which apps and the site itself read. */
export interface WalletSiteSettings {
  /** Origin of the wallet site, such as `https://wallet.example.com`. */
  readonly url: string
  /** Id of the build that the server serves: base64url of the SHA-256 of its manifest. */
  readonly build: string
  /** Domain that passkeys are bound to. */
  readonly rpId: string
  readonly custody: CustodyPolicy
  /** Name of the operator, shown in the wallet's label. */
  readonly operator: string
  /** HPKE public key of the escrow. `null` under the `user` policy. */
  readonly escrowKey: { readonly keyId: string; readonly publicKey: string } | null
  /** CAIP-2 ids of the chains that the wallet can send on. */
  readonly chains: readonly string[]
}
