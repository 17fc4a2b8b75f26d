import type { Cacao } from '@openappkit/contract'

/** The signed-in account, as the app's server reports it. */
export interface SIWESession {
  readonly address: string
  readonly chainId: number
}

/** Parameters of the messages. Dates are ISO 8601. */
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

/** Arguments of `createMessage`. */
export interface SIWECreateMessageArgs extends SIWEMessageParams {
  readonly chainId: number
  /** Account as `did:pkh:eip155:1:0x…`. */
  readonly address: string
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** Arguments of `verifyMessage`. */
export interface SIWEVerifyMessageArgs {
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/**
 * Sign-In with Ethereum, configured as in AppKit 1.8. The app's server issues nonces, verifies messages and stores the
 * session.
 */
export interface SIWEConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SIWEMessageParams>
  createMessage(args: SIWECreateMessageArgs): string
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
  /** Whether the user must sign in to stay connected. Default: true. */
  readonly required?: boolean | undefined
  /** Whether an account change signs the user out. Default: true. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether disconnecting signs the user out. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether the user must sign in again after a network change. Default: true. */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** No effect; accepted for apps that migrate. */
  readonly enabled?: boolean | undefined
  /** No effect; accepted for apps that migrate. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** No effect; accepted for apps that migrate. */
  readonly sessionRefetchIntervalMs?: number | undefined
}
