import type { CaipNetworkId } from '../caip/ChainNamespace'

/** Whom a message is for. */
export interface SIWXInput {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** ISO 8601 date and time. */
  readonly notBefore?: string | undefined
}

/** Who asks, and for what. */
export interface SIWXMetadata {
  /** Host, and port if there is one, of the page that asks. */
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Which request it is and how long it is good. Dates are ISO 8601. */
export interface SIWXIdentifier {
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** Everything that a sign-in message says. CAIP-122. */
export interface SIWXData extends SIWXInput, SIWXMetadata, SIWXIdentifier {}

/** The same, and how it reads for the wallet. */
export interface SIWXMessage extends SIWXData {
  toString(): string
}

/** A signed message as WalletConnect's one-click sign-in gives it. CAIP-74. */
export interface Cacao {
  readonly h: { readonly t: 'caip122' }
  readonly p: {
    readonly domain: string
    readonly aud: string
    readonly nonce: string
    /** `did:pkh:eip155:1:0x…` */
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

/** A message and its signature, in the chain's own encoding: hex on EVM chains, base58 on Solana, base64 on Bitcoin. */
export interface SIWXSession {
  readonly data: SIWXData
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** Sign-in: what makes the messages, and keeps those that were signed. Names follow AppKit 1.8. */
export interface SIWXConfig {
  createMessage(input: SIWXInput): Promise<SIWXMessage>
  /** Verifies a session, then keeps it. Throws when it is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Forgets every session of this account on this chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Verifies all, then keeps these instead of those before; none: signed out. Throws when one is not valid. */
  setSessions(sessions: SIWXSession[]): Promise<void>
  /** The valid ones of this account on this chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Whether nobody may stay connected without. Absent: nobody has to. */
  getRequired?(): boolean
  /** Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
}
