import type { AppKitAccount, SessionAccount } from '@openappkit/contract'
import { bearerToken } from '../http/bearerToken'
import type { AuthStore, StoredSession } from './AuthStore'
import type { AuthTokens, SessionClaims } from './AuthTokens'
import { TOKEN_LIFETIME } from './lifetimes'
import { refusal } from './refusals'
import { isRenewedByCookie, SessionRenewal } from './SessionRenewal'
import type { Caller } from './SignInService'
import { appKitAccount, sessionAccount } from './sessionAccount'

/** `Authorization` header and session cookie of a request. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly cookie: string | undefined
}

/** A signed-in user, with the credentials for the app's next requests. */
export interface SignedIn {
  readonly stored: StoredSession
  /** Expiry of the current token in seconds since the epoch. */
  readonly exp: number
  /** The next token. Undefined if this one can't be renewed. */
  readonly token?: string | undefined
  /** The next cookie value. Undefined if no cookie renewed the session. */
  readonly cookie?: string | undefined
}

/**
 * Finds, renews and ends sessions. Reads the database on every request, so an ended session is immediately invalid on
 * all nodes.
 */
export class Sessions {
  readonly #store: AuthStore
  readonly #tokens: AuthTokens
  readonly #renewal: SessionRenewal
  readonly #issuer: string

  /** @param issuer URL of the server. */
  constructor(store: AuthStore, tokens: AuthTokens, issuer: string) {
    this.#store = store
    this.#tokens = tokens
    this.#renewal = new SessionRenewal(store, tokens)
    this.#issuer = issuer
  }

  /**
   * Finds the session of a request.
   *
   * @throws HttpFailure 401 if there is no valid session.
   */
  async find(caller: Caller, { authorization, cookie }: Credentials): Promise<StoredSession> {
    const claims = await this.#claims(authorization, cookie)
    if (claims) return this.#live(caller, claims.sessionId)
    return (await this.#renewByCookie(caller, cookie)).stored
  }

  /**
   * Finds the session and issues the next credentials. The cookie renews the session. If the browser doesn't store
   * cookies, the app's latest token renews it, for that app only.
   *
   * @throws HttpFailure 401 if there is no valid session.
   */
  async renew(caller: Caller, { authorization, cookie }: Credentials): Promise<SignedIn> {
    const claims = await this.#claims(authorization, cookie)
    if (!claims) return this.#renewByCookie(caller, cookie)
    const stored = await this.#live(caller, claims.sessionId)
    if (this.#cookieSession(cookie) === claims.sessionId) return this.#renewByCookie(caller, cookie)
    const { exp, generation } = claims
    const isPage = stored.session.origin === caller.origin
    if (generation === undefined || !isPage || isRenewedByCookie(stored.session)) return { stored, exp }
    return this.#signedIn(stored, await this.#renewal.next(stored.session, 'token', generation))
  }

  /**
   * Returns the first cookie of a session. Undefined if the session has no origin, because only browsers store cookies.
   */
  firstCookie({ session }: StoredSession): string | undefined {
    // Generation 0 means that no cookie has come back, so the first cookie has generation 1.
    return session.origin === null ? undefined : this.#tokens.renewal({ sessionId: session.id, generation: 1 })
  }

  /** Returns the first token of a session. If the session has an origin, an app without cookies can renew the token. */
  async firstToken(stored: StoredSession): Promise<string> {
    return (await this.#signedIn(stored, stored.session.origin === null ? undefined : 0)).token
  }

  account({ exp, stored }: Pick<SignedIn, 'exp' | 'stored'>): SessionAccount {
    return sessionAccount(stored, this.#issuer, exp)
  }

  async appKitAccount({ account }: StoredSession): Promise<AppKitAccount> {
    return appKitAccount(account, await this.#store.mainAccount(account.profileUuid))
  }

  setMetadata({ account }: StoredSession, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.#store.setMetadata(account.uuid, metadata, this.#tokens.date())
  }

  /** Deletes all data of the account's profile, including sessions on other devices. */
  delete({ account }: StoredSession): Promise<void> {
    return this.#store.delete(account)
  }

  end({ session }: StoredSession): Promise<void> {
    return this.#store.revoke(session.id, this.#tokens.date())
  }

  /**
   * Ends the sessions of the request's cookie and token if the caller may use them. Resolves with whether it ended any.
   */
  async endBrought(caller: Caller, { authorization, cookie }: Credentials): Promise<boolean> {
    const token = bearerToken(authorization)
    const claims = token === undefined ? 'invalid' : await this.#tokens.readSession(token)
    const ids = new Set([this.#cookieSession(cookie), typeof claims === 'object' ? claims.sessionId : undefined])
    let hasEnded = false
    for (const id of ids) {
      const stored = id === undefined ? undefined : await this.#store.find(id, this.#tokens.date())
      if (!stored || reasonAgainst(caller, stored)) continue
      await this.end(stored)
      hasEnded = true
    }
    return hasEnded
  }

  #cookieSession(cookie = ''): string | undefined {
    return this.#tokens.readRenewal(cookie)?.sessionId
  }

  /**
   * Returns the claims of a valid token. Undefined if the cookie must identify the session instead.
   *
   * @throws HttpFailure 401 if the token is invalid, or if it is missing or expired and there is no cookie.
   */
  async #claims(authorization: string | undefined, cookie: string | undefined): Promise<SessionClaims | undefined> {
    const token = bearerToken(authorization)
    const claims = token === undefined ? undefined : await this.#tokens.readSession(token)
    if (claims === 'invalid') throw refusal('authorization', "This server didn't issue the token. Sign in again.")
    if (typeof claims === 'object') return claims
    if (cookie !== undefined) return undefined
    throw refusal(
      'authorization',
      claims === 'expired'
        ? 'The token has expired. Renew it, or sign in again.'
        : 'No user is signed in. Sign in first.',
    )
  }

  async #live(caller: Caller, id: string): Promise<StoredSession> {
    const stored = await this.#store.find(id, this.#tokens.date())
    const reason = reasonAgainst(caller, stored)
    if (!stored || reason) throw refusal('authorization', reason ?? 'The session has ended. Sign in again.')
    return stored
  }

  async #renewByCookie(caller: Caller, cookie = ''): Promise<SignedIn> {
    const renewal = this.#tokens.readRenewal(cookie)
    if (!renewal) throw refusal('cookie', "This server didn't set the cookie. Sign in again.")
    const stored = await this.#live(caller, renewal.sessionId)
    if (stored.session.origin !== caller.origin)
      throw refusal('cookie', 'The session belongs to another origin. Sign in again.')
    const generation = await this.#renewal.next(stored.session, 'cookie', renewal.generation)
    const next = this.#tokens.renewal({ sessionId: stored.session.id, generation })
    return { ...(await this.#signedIn(stored, undefined)), cookie: next }
  }

  /** Issues a token for 15 minutes, or until the session ends if that is earlier. */
  async #signedIn(
    stored: StoredSession,
    generation: number | undefined,
  ): Promise<SignedIn & { readonly token: string }> {
    const { expiresAt, id } = stored.session
    const exp = Math.min(this.#tokens.now() + TOKEN_LIFETIME, Math.floor(expiresAt.getTime() / 1000))
    const claims = { ...this.account({ exp, stored }), sessionId: id, ...(generation !== undefined && { generation }) }
    return { stored, exp, token: await this.#tokens.session(claims) }
  }
}

/** Returns the reason why a caller can't use a session. Undefined if it can. */
function reasonAgainst({ origin, projectId }: Caller, stored: StoredSession | undefined): string | undefined {
  if (stored?.session.projectId !== projectId) return 'The session has ended. Sign in again.'
  const page = stored.session.origin
  // A caller without an origin isn't a browser app. It may be the app's server, using a token from the app.
  return page !== null && origin !== undefined && page !== origin
    ? 'The session belongs to another origin. Sign in again.'
    : undefined
}
