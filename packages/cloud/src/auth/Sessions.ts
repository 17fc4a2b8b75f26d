import type { AppKitAccount, SessionAccount } from '@openappkit/contract'
import { bearerToken } from '../http/bearerToken'
import type { AuthStore, StoredSession } from './AuthStore'
import type { AuthTokens, SessionClaims } from './AuthTokens'
import { TOKEN_LIFETIME } from './lifetimes'
import { refusal } from './refusals'
import { isRenewedByCookie, SessionRenewal } from './SessionRenewal'
import type { Caller } from './SignInService'
import { appKitAccount, sessionAccount } from './sessionAccount'

/** What a request brings to prove who sends it. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly cookie: string | undefined
}

/** A signed-in user, and what the app's page gets for its next requests. */
export interface SignedIn {
  readonly stored: StoredSession
  /** When the token that is good by now ends, in seconds since the epoch. */
  readonly exp: number
  /** The next token. Undefined where the one that was brought isn't renewed. */
  readonly token?: string | undefined
  /** The next value of the cookie. Undefined where no cookie was brought. */
  readonly cookie?: string | undefined
}

/** Knows who is signed in. Whether a session has ended is asked of the database each time, so its end holds at once and everywhere. */
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

  /** @throws HttpFailure 401 */
  async find(caller: Caller, { authorization, cookie }: Credentials): Promise<StoredSession> {
    const claims = await this.#claims(authorization, cookie)
    if (claims) return this.#live(caller, claims.sessionId)
    return (await this.#renewByCookie(caller, cookie)).stored
  }

  /**
   * The same, and what goes on from there. A token is no right to another one: what renews is the cookie. Only where the browser keeps none does the token that
   * the page got last, and only for that page.
   *
   * @throws HttpFailure 401
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

  /** The first cookie of a session. Undefined where there is no page to keep it. */
  firstCookie({ session }: StoredSession): string | undefined {
    // The first is a generation of its own, so that a session whose cookie was kept is known from then on.
    return session.origin === null ? undefined : this.#tokens.renewal({ sessionId: session.id, generation: 1 })
  }

  /** The first token of a session. A page whose browser keeps no cookie may have it renewed. */
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

  /** Deletes everything that is kept of the account, sessions on other devices included. */
  delete({ account }: StoredSession): Promise<void> {
    return this.#store.delete(account)
  }

  end({ session }: StoredSession): Promise<void> {
    return this.#store.revoke(session.id, this.#tokens.date())
  }

  /** Ends what a page had before it signed in again, or out: the sessions of its cookie and of its token. False where they name none. */
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

  /** What a token says that is good. Undefined where the cookie has to say it. */
  async #claims(authorization: string | undefined, cookie: string | undefined): Promise<SessionClaims | undefined> {
    const token = bearerToken(authorization)
    const claims = token === undefined ? undefined : await this.#tokens.readSession(token)
    if (claims === 'invalid') throw refusal('authorization', 'The token is not one of this server')
    if (typeof claims === 'object') return claims
    if (cookie !== undefined) return undefined
    throw refusal('authorization', claims === 'expired' ? 'The token has expired' : 'Nobody is signed in')
  }

  async #live(caller: Caller, id: string): Promise<StoredSession> {
    const stored = await this.#store.find(id, this.#tokens.date())
    const reason = reasonAgainst(caller, stored)
    if (!stored || reason) throw refusal('authorization', reason ?? 'The session has ended')
    return stored
  }

  async #renewByCookie(caller: Caller, cookie = ''): Promise<SignedIn> {
    const renewal = this.#tokens.readRenewal(cookie)
    if (!renewal) throw refusal('cookie', 'The cookie is not one of this server')
    const stored = await this.#live(caller, renewal.sessionId)
    if (stored.session.origin !== caller.origin) throw refusal('cookie', 'The session belongs to another page')
    const generation = await this.#renewal.next(stored.session, 'cookie', renewal.generation)
    const next = this.#tokens.renewal({ sessionId: stored.session.id, generation })
    return { ...(await this.#signedIn(stored, undefined)), cookie: next }
  }

  /** The token is good for 15 minutes, and not longer than the session. */
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

/** Returns why a session doesn't serve a caller. */
function reasonAgainst({ origin, projectId }: Caller, stored: StoredSession | undefined): string | undefined {
  if (stored?.session.projectId !== projectId) return 'The session has ended'
  const page = stored.session.origin
  // Without an origin it is no page that asks, such as the app's own server with a token that its page gave it.
  return page !== null && origin !== undefined && page !== origin ? 'The session belongs to another page' : undefined
}
