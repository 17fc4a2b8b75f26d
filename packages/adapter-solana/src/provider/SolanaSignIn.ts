/**
 * Fields of the sign-in message, as in
 * [`solana:signIn`](https://github.com/anza-xyz/wallet-standard/blob/master/packages/core/features/src/signIn.ts). The
 * wallet fills in those that are absent.
 */
export interface SolanaSignInInput {
  /** Domain of the app. Default: the page's. */
  readonly domain?: string
  /** Account to sign in, in base58. Default: the user chooses. */
  readonly address?: string
  /** Text for the user. */
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  /** Time in ISO 8601, as are the other times. */
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Bytes that can't be changed, as Wallet Standard declares them. */
interface ReadonlyBytes extends Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> {
  readonly [index: number]: number
}

/** Account and message that the wallet signed. */
export interface SolanaSignInOutput {
  readonly account: {
    /** Address in base58. */
    readonly address: string
    /** The 32 bytes of the public key. */
    readonly publicKey: ReadonlyBytes
    readonly chains: readonly `${string}:${string}`[]
    readonly features: readonly `${string}:${string}`[]
    readonly label?: string
    readonly icon?: `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`
  }
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
  readonly signatureType?: 'ed25519'
}
