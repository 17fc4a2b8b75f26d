/**
 * Who can open a wallet:
 *
 * - `provisional`: the user's device, and the operator's escrow until the user has two tested unlock paths.
 * - `user`: only the user's unlock paths. An escrow never exists.
 * - `escrow`: the operator can open the wallet for everyone with access to the user's email.
 */
export type CustodyPolicy = 'provisional' | 'user' | 'escrow'

/**
 * A way to open a wallet: the browser that created it, a passkey, or a password. Each path seals the same seed twice,
 * with a key that the user holds and with one that the server holds.
 */
export type UnlockPathKind = 'device' | 'passkey' | 'password'

/** How a password becomes a key: [Argon2id](https://www.rfc-editor.org/rfc/rfc9106). */
export interface PasswordHashing {
  readonly algorithm: 'argon2id'
  /** Memory in KiB. */
  readonly memory: number
  readonly passes: number
  /** Base64url of 16 bytes. */
  readonly salt: string
}

/** An unlock path as the user's own devices see it. */
export interface UnlockPath {
  /** Base64url of 16 random bytes. */
  readonly id: string
  readonly kind: UnlockPathKind
  /** Name shown to the user, such as 'Chrome on macOS'. */
  readonly label: string
  /** Id of the WebAuthn credential in base64url. Only passkeys have one. */
  readonly credentialId?: string | undefined
  /** Only passwords have it. */
  readonly hashing?: PasswordHashing | undefined
  /** Whether the user has opened the wallet with this path in a separate attempt after adding it. */
  readonly isTested: boolean
  /** Id of the device that the path belongs to: the thumbprint of its key. Only device paths have one. */
  readonly deviceId?: string | undefined
  /** Whether the path belongs to the asking device. */
  readonly isThisDevice: boolean
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Milliseconds since the epoch. `null` if never used. */
  readonly usedAt: number | null
}

/** An unlock path to add. */
export interface NewUnlockPath extends Pick<UnlockPath, 'id' | 'kind' | 'label' | 'credentialId' | 'hashing'> {
  /** Sealed seed in base64url. See {@link SealedSeed}. */
  readonly blob: string
  /** Key of the inner seal: base64url of 32 bytes. The server seals it again before it stores it. */
  readonly serverKey: string
  /** Id of the server's key that evaluated the password. Only passwords have it. Default: the server's current key. */
  readonly oprfKeyId?: string | undefined
}

/** The server's half of an unlock path. */
export interface SealedSeed {
  /**
   * Base64url of `version (1 byte) ‖ nonce (12 bytes) ‖ AES-256-GCM(userKey, nonce ‖ AES-256-GCM(serverKey, seed))`.
   * User id, path kind and path id are authenticated in both seals.
   */
  readonly blob: string
  /** Key of the inner seal: base64url of 32 bytes. */
  readonly serverKey: string
  readonly hashing?: PasswordHashing | undefined
}

/** An address of an embedded wallet. */
export interface EmbeddedAddress {
  /** CAIP-2 namespace, such as `eip155`. */
  readonly namespace: string
  readonly address: string
}

/** The user's account on the wallet server, as their own device sees it. */
export interface EmbeddedAccount {
  readonly userId: string
  readonly email: string | null
  readonly custody: CustodyPolicy
  /** Whether the operator's escrow can still open the wallet. */
  readonly hasEscrow: boolean
  /**
   * Raises with each change of unlock paths. A device remembers the highest, so that it notices a restored backup.
   */
  readonly epoch: number
  /** Ed25519 public key that signs changes of unlock paths, in base64url. `null` until the wallet exists. */
  readonly controlKey: string | null
  /** Empty until the wallet exists. */
  readonly addresses: readonly EmbeddedAddress[]
  readonly paths: readonly UnlockPath[]
}

/** First wallet of a user. Creating it again with the same `controlKey` returns the existing account. */
export interface EmbeddedWalletCreation {
  /** Ed25519 public key in base64url, derived from the seed. */
  readonly controlKey: string
  readonly addresses: readonly EmbeddedAddress[]
  readonly paths: readonly NewUnlockPath[]
  /** Seed sealed to the escrow's key with HPKE. `null` under the `user` policy. */
  readonly escrow: EscrowedSeed | null
  /** Signature of the {@link pathStatement} with epoch 1, in base64url. */
  readonly signature: string
}

/** Seed sealed with [HPKE](https://www.rfc-editor.org/rfc/rfc9180) (X25519, HKDF-SHA256, AES-256-GCM), in base64url. */
export interface EscrowedSeed {
  /** Id of the recipient's key. */
  readonly keyId: string
  readonly encapsulation: string
  readonly ciphertext: string
}

/** Change of unlock paths. The control key signs it, so a session alone can't change them. */
export interface UnlockPathChange {
  /** The current epoch plus 1. */
  readonly epoch: number
  readonly add: readonly NewUnlockPath[]
  /** Ids of the paths to remove. */
  readonly remove: readonly string[]
  /** Whether to destroy the operator's escrow. The server requires two tested paths. */
  readonly dropsEscrow: boolean
  /** Signature of the {@link pathStatement}, in base64url. */
  readonly signature: string
}
