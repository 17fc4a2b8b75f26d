import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import type { HeaderSource } from './HeaderSource'
import type { NonceStore } from './NonceStore'
import type { SessionStore } from './SessionStore'
import type { SignInCookieOptions } from './SignInCookies'
import type { VerifiedSignIn } from './VerifiedSignIn'

/** Options of {@link createSignIn}. Only `domain` is required. */
export interface SignInOptions {
  /**
   * Host of the app as the browser shows it: `'app.example.org'`, `'localhost:3000'`. Also accepts a URL of the app.
   * `signIn.domain` is the host that this comes to.
   */
  readonly domain: string
  /**
   * Expected URI of messages, or a function that accepts it. Default: any URI of the domain's own origin or of one in
   * `origins`.
   */
  readonly uri?: string | ((uri: string) => boolean) | undefined
  /** CAIP-2 ids of the accepted chains. Default: every chain with a verifier. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /**
   * Secret that signs nonces, at least 32 characters. Required with a `nonces` store; several servers must share one.
   * Default: random per process.
   */
  readonly secret?: string | undefined
  /** Store of used nonces. Default: in memory. Several servers need a shared one. */
  readonly nonces?: NonceStore | undefined
  /** Store of sessions. Default: in memory. Several servers need a shared one. */
  readonly sessions?: SessionStore | undefined
  /**
   * JSON-RPC URLs by chain id (`1`) or CAIP-2 id, for contract accounts. Chains without a URL accept only signatures by
   * keys.
   */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /**
   * CAIP-2 ids of all chains whose contract accounts may sign in. Default: every chain of `rpcUrls` except known test
   * and local chains, where anyone can deploy a contract to an address. To accept contracts on a test chain, list it
   * with the other chains.
   */
  readonly contractChains?: readonly CaipNetworkId[] | undefined
  /** Verifiers of other namespaces, or replacements of the built-in ones. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /**
   * Returns the client of a request, such as its IP address from a header of your proxy. Clients share the sessions in
   * memory fairly: when memory is full, the client with the most sessions loses its least recently used one. Default:
   * all users are one client.
   */
  readonly clientKey?: ((request: Request) => string | undefined) | undefined
  readonly cookie?: SignInCookieOptions | undefined
  /** Other origins that may sign in and out, with messages for their hosts: `'https://www.example.org'`. */
  readonly origins?: readonly string[] | undefined
  /**
   * Called for each rejected request, for example to log it. Default: in development, warns on the console about pages
   * and domains that don't match the options.
   */
  readonly onRefusal?: ((refusal: SignInRefusal, request: Request) => void) | undefined
  /** Whether to also accept the text of `LegacyMessenger` and AppKit 1.8. Default: false. */
  readonly legacyAppKitMessages?: boolean | undefined
  /**
   * Clock of tests, in milliseconds since the epoch. Default: `Date.now`.
   *
   * @internal
   */
  readonly now?: (() => number) | undefined
}

/** A rejected request. */
export interface SignInRefusal extends RefusalBody {
  /** HTTP status of the response. */
  readonly status: number
  /** The value that was rejected, such as the domain of the message. Not in the response. */
  readonly details?: string | undefined
}

/** Session of a browser. */
export interface SignInSession {
  /** Address of the latest sign-in in `signIns`. */
  readonly address: string
  /** CAIP-2 id of the chain on which `address` signed in. */
  readonly chainId: CaipNetworkId
  /** Current sign-ins of this browser, the latest first. Excludes those whose message has expired. */
  readonly signIns: readonly VerifiedSignIn[]
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Server side of sign-in, with web `Request` and `Response`. Its functions don't use `this`. */
export interface SignIn {
  /** Host that messages must name, as the browser shows it: lower case, without a scheme or a default port. */
  readonly domain: string
  /** Responds with `{ nonce }`: a new single-use nonce for this browser, valid for ten minutes. */
  getNonce(request: Request): Promise<Response>
  /**
   * Signs the browser in. The request's body is `{ message, signature }`, or a list of 1 to 50 of those, which replaces
   * all sign-ins. Responds with `{ sessions }`, or with an error status and `{ code, message }`. Rejects requests from
   * other origins.
   */
  verify(request: Request): Promise<Response>
  /**
   * Returns the browser's session, or undefined if there is none or it has expired. Rejects with `siwx/not-a-request`
   * without a request.
   */
  getSession(source: HeaderSource): Promise<SignInSession | undefined>
  /**
   * Ends the session, or with `{ chainId, address }` only that sign-in. Responds with `{ sessions }`, the remaining
   * sign-ins, or with an error status and `{ code, message }`. Rejects requests from other origins.
   */
  signOut(request: Request): Promise<Response>
  /**
   * Routes by method and last path segment: `GET …/nonce`, `POST …/verify`, `GET …/session`, `POST …/sign-out`.
   * Responds with 404 to other requests. Rejects with `siwx/not-a-request` for an Express request; use `toExpress`.
   */
  handle(request: Request): Promise<Response>
}

/** Response body of `verify`, `session` and `sign-out`: all sign-ins of this browser, the latest first. */
export interface SessionsBody {
  readonly sessions: readonly SIWXSession[]
}

/** Response body of a rejection. `docs/errors.md` documents the codes. */
export interface RefusalBody {
  readonly code: string
  readonly message: string
}
