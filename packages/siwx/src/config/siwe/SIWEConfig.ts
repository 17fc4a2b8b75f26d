import type { Cacao } from '@openappkit/contract'

/** Who is signed in, as the host's server says. */
export interface SIWESession {
  readonly address: string
  readonly chainId: number
}

/** What the messages are to say. Dates are ISO 8601. */
export interface SIWEMessageParams {
  readonly chains: readonly number[]
  readonly methods?: readonly string[] | undefined
  readonly domain: string
  readonly uri: string
  readonly iat?: string | undefined
  readonly nbf?: string | undefined
  readonly exp?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly expiry?: number | undefined
  readonly type?: 'caip122' | undefined
}

/** What `createMessage` is given. */
export interface SIWECreateMessageArgs extends SIWEMessageParams {
  readonly chainId: number
  /** `did:pkh:eip155:1:0x…` */
  readonly address: string
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** What `verifyMessage` is given. */
export interface SIWEVerifyMessageArgs {
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** Sign-In with Ethereum as AppKit 1.8 is told of it. The host's server makes the nonces, verifies, and keeps the session. */
export interface SIWEConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SIWEMessageParams>
  createMessage(args: SIWECreateMessageArgs): string
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
  /** Default true. */
  readonly required?: boolean | undefined
  /** Default true. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Default true. */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** Accepted for who migrates, and without effect, as it was. */
  readonly enabled?: boolean | undefined
  /** Accepted for who migrates, and without effect, as it was. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** Accepted for who migrates, and without effect, as it was. */
  readonly sessionRefetchIntervalMs?: number | undefined
}
