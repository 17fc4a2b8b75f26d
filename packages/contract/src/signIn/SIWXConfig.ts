import type { CaipNetworkId } from '../caip/ChainNamespace'

/** Account and chain of a sign-in message. */
export interface SIWXInput {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** ISO 8601 date and time before which the message isn't valid. */
  readonly notBefore?: string | undefined
}

/** Part of a sign-in message that the app sets. */
export interface SIWXMetadata {
  /** Host of the app, with its port if the URL has one. */
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Request id and validity of a sign-in message. Dates are ISO 8601. */
export interface SIWXIdentifier {
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** Data of a sign-in message ([CAIP-122](https://chainagnostic.org/CAIPs/caip-122)). */
export interface SIWXData extends SIWXInput, SIWXMetadata, SIWXIdentifier {}

/** Data of a sign-in message and the text that the wallet signs. */
export interface SIWXMessage extends SIWXData {
  toString(): string
}

/** A signed message from WalletConnect's one-click sign-in ([CAIP-74](https://chainagnostic.org/CAIPs/caip-74)). */
export interface Cacao {
  readonly h: { readonly t: 'caip122' }
  readonly p: {
    readonly domain: string
    readonly aud: string
    readonly nonce: string
    /** Signer, such as `did:pkh:eip155:1:0x…`. */
    readonly iss: string
    readonly version?: string | undefined
    readonly iat?: string | undefined
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
    readonly type?: string | undefined
  }
  readonly s: { readonly t: 'eip191' | 'eip1271'; readonly s: string; readonly m?: string | undefined }
}

/**
 * A sign-in message and its signature in the chain's encoding: hex on EVM chains, base58 on Solana, base64 on Bitcoin.
 * Both are empty in sessions that `CloudAuthSIWX` returns.
 */
export interface SIWXSession {
  readonly data: SIWXData
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** Creates sign-in messages and stores sessions. Method names follow AppKit 1.8. */
export interface SIWXConfig {
  createMessage(input: SIWXInput): Promise<SIWXMessage>
  /** Verifies and stores a session. Rejects if the session isn't valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Removes every session of this account on this chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Verifies the sessions, then replaces all stored ones. An empty list signs the user out. Rejects if a session isn't
   * valid.
   */
  setSessions(sessions: SIWXSession[]): Promise<void>
  /** Returns the valid sessions of this account on this chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Whether the user must sign in to stay connected. Default: false. */
  getRequired?(): boolean
  /**
   * Calls `listener` when sessions may have changed: after the methods above, and if the config can tell, after a
   * change in another tab. Returns a function that unsubscribes. Without it, the kit notices only its own changes.
   */
  subscribeSessions?(listener: () => void): () => void
  /** Whether disconnecting also signs the user out. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
}
