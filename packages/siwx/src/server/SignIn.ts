import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import type { HeaderSource } from './HeaderSource'
import type { NonceStore } from './NonceStore'
import type { SessionStore } from './SessionStore'
import type { SignInCookieOptions } from './SignInCookies'
import type { VerifiedSignIn } from './VerifiedSignIn'

/** What {@link createSignIn} is told. Everything but `domain` has a default. */
export interface SignInOptions {
  /** Host, and port if there is one, of the page that people sign in on: `'app.example.org'`, `'localhost:3000'`. */
  readonly domain: string
  /** The URI that messages must name, or a function that accepts it. Default: any URI of the domain's own origin or of one of `origins`. */
  readonly uri?: string | ((uri: string) => boolean) | undefined
  /** CAIP-2 ids of the chains that may be signed in with. Default: any that can be verified. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Signs nonces, 32 characters or more. Default: random, of this process. With more than one server, and with a `nonces` store, give one that they share. */
  readonly secret?: string | undefined
  /** Default: in this process. With more than one server, give one that they share. */
  readonly nonces?: NonceStore | undefined
  /** Default: in this process. With more than one server, give one that they share. */
  readonly sessions?: SessionStore | undefined
  /** JSON-RPC URLs by chain id (`1`) or CAIP-2 id, for accounts that are contracts. Without one, only signatures by keys are taken there. */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /**
   * CAIP-2 ids of the chains whose contract accounts may sign in. Default: every chain of `rpcUrls` that isn't a known test or local chain, where anyone can put a contract at
   * an address. Name such a chain here to accept its contracts.
   */
  readonly contractChains?: readonly CaipNetworkId[] | undefined
  /** Verifiers of other chain families, or in place of our own. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /**
   * Returns the client that a request comes from, such as its IP address by a header that your proxy sets. The sessions in memory are shared fairly between clients: one that
   * signs in over and over pushes out its own sessions only. Default: all users count as one client.
   */
  readonly clientKey?: ((request: Request) => string | undefined) | undefined
  readonly cookie?: SignInCookieOptions | undefined
  /** Origins of pages that may sign in and out beside the domain's own: `'https://www.example.org'`. */
  readonly origins?: readonly string[] | undefined
  /** Also takes the text that `LegacyMessenger` and AppKit 1.8 write. Default false. */
  readonly legacyAppKitMessages?: boolean | undefined
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Who is signed in with a browser. */
export interface SignInSession {
  /** The account that signed in last. */
  readonly address: string
  /** The chain that it signed in on. CAIP-2. */
  readonly chainId: CaipNetworkId
  /** Every account of this browser that is signed in, the last one first. */
  readonly signIns: readonly VerifiedSignIn[]
  /** When the session ends, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Sign-in for a server, on the web's own `Request` and `Response`. None of its functions needs `this`. */
export interface SignIn {
  /** Gives out a nonce that this browser can use once in the next ten minutes: `{ nonce }`. */
  getNonce(request: Request): Promise<Response>
  /** Takes `{ message, signature }`, or a list of them in place of all before, and signs the browser in: `{ sessions }`. */
  verify(request: Request): Promise<Response>
  /** Who is signed in. Undefined: nobody. */
  getSession(source: HeaderSource): Promise<SignInSession | undefined>
  /** Ends the session, or takes `{ chainId, address }` and ends that account's part of it: `{ sessions }`. */
  signOut(request: Request): Promise<Response>
  /** All of it by the last part of the path: `GET …/nonce`, `POST …/verify`, `GET …/session`, `POST …/sign-out`. */
  handle(request: Request): Promise<Response>
}

/** What `verify`, `session` and `sign-out` answer: every sign-in of this browser, the last one first. */
export interface SessionsBody {
  readonly sessions: readonly SIWXSession[]
}

/** What a refusal answers. Codes are those of `docs/errors.md`. */
export interface RefusalBody {
  readonly code: string
  readonly message: string
}
