import type { AppKitAccount, SessionAccount } from '../contract/auth'
import { bearerToken } from '../relay/auth/bearerToken'
import type { SessionRow } from '../storage/schema'
import type { AuthStore, StoredSession } from './AuthStore'
import type { AuthTokens } from './AuthTokens'
import { projectUuid } from './accountIds'
import { RENEWAL_GRACE, TOKEN_LIFETIME } from './lifetimes'
import { refusal } from './refusals'
import type { Caller } from './SignInDesk'

/** How somebody says who they are. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly cookie: string | undefined
}

/** Somebody who is signed in. */
export interface SignedIn {
  readonly stored: StoredSession
  /** The next value of the cookie. Undefined where no cookie was brought. */
  readonly renewal?: string | undefined
}

/** Knows who is signed in. Whether a session has ended is asked of the database each time, so its end holds at once and everywhere. */
export class Sessions {
  readonly #store: AuthStore
  readonly #tokens: AuthTokens
  readonly #issuer: string

  /** @param issuer URL of the server. */
  constructor(store: AuthStore, tokens: AuthTokens, issuer: string) {
    this.#store = store
    this.#tokens = tokens
    this.#issuer = issuer
  }

  /** @throws HttpFailure 401 */
  async find(caller: Caller, { authorization, cookie }: Credentials): Promise<SignedIn> {
    const token = bearerToken(authorization)
    const claims = token === undefined ? undefined : this.#tokens.readSession(token)
    if (claims === 'invalid') throw refusal('authorization', 'The token is not one of this server')
    if (claims !== undefined && claims !== 'expired') return { stored: await this.#live(caller, claims.sessionId) }
    if (cookie !== undefined) return this.#renew(caller, cookie)
    throw refusal('authorization', claims === 'expired' ? 'The token has expired' : 'Nobody is signed in')
  }

  /** The first cookie of a session. Undefined where there is no page to keep it. */
  firstRenewal({ session }: StoredSession): string | undefined {
    return session.origin === null ? undefined : this.#tokens.renewal({ sessionId: session.id, generation: 0 })
  }

  /** Good for 15 minutes, and not longer than the session. */
  token(stored: StoredSession): string {
    return this.#tokens.session({ ...this.account(stored), sessionId: stored.session.id })
  }

  account({ session, account }: StoredSession): SessionAccount {
    const { address, caipNetworkId, profileUuid, projectId } = account
    const [chainNamespace = '', reference = ''] = caipNetworkId.split(':')
    const { domain, nonce, origin, uri } = session
    return {
      aud: origin ?? domain,
      iss: this.#issuer,
      sub: `${caipNetworkId}:${address}`,
      exp: Math.min(this.#tokens.now() + TOKEN_LIFETIME, Math.floor(session.expiresAt.getTime() / 1000)),
      projectIdKey: projectId,
      projectUuid: projectUuid(projectId),
      profileUuid,
      address,
      chainId: chainNamespace === 'eip155' ? Number(reference) : reference,
      chainNamespace,
      caip2Network: caipNetworkId,
      uri,
      domain,
      nonce,
    }
  }

  async appKitAccount({ account }: StoredSession): Promise<AppKitAccount> {
    return {
      uuid: account.uuid,
      caip2_chain: account.caipNetworkId,
      address: account.address,
      profile_uuid: account.profileUuid,
      created_at: account.createdAt.toISOString(),
      is_main_account: (await this.#store.mainAccount(account.profileUuid)) === account.uuid,
      verification_status: null,
      connection_method: account.connectionMethod,
      metadata: account.metadata,
      last_signed_in_at: account.lastSignedInAt.toISOString(),
      signed_up_at: account.createdAt.toISOString(),
      updated_at: account.updatedAt.toISOString(),
    }
  }

  setMetadata({ account }: StoredSession, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.#store.setMetadata(account.uuid, metadata, this.#tokens.date())
  }

  end({ session }: StoredSession): Promise<void> {
    return this.#store.revoke(session.id, this.#tokens.date())
  }

  async #live({ projectId, origin }: Caller, id: string): Promise<StoredSession> {
    const stored = await this.#store.find(id, this.#tokens.date())
    if (stored?.session.projectId !== projectId) throw refusal('authorization', 'The session has ended')
    const page = stored.session.origin
    // Without an origin it is no page that asks, such as the app's own server with a token that its page gave it.
    if (page !== null && origin !== undefined && page !== origin) {
      throw refusal('authorization', 'The session belongs to another page')
    }
    return stored
  }

  /**
   * Each answer brings the next cookie; a cookie counts as received once it comes back. So one that comes after its successor did was copied,
   * by whom can't be told, and ends the session. An answer that gets lost ends nothing.
   */
  async #renew(caller: Caller, cookie: string): Promise<SignedIn> {
    const renewal = this.#tokens.readRenewal(cookie)
    if (!renewal) throw refusal('cookie', 'The cookie is not one of this server')
    const stored = await this.#live(caller, renewal.sessionId)
    if (stored.session.origin !== caller.origin) throw refusal('cookie', 'The session belongs to another page')
    const { generation, id } = stored.session
    const isNew = renewal.generation === generation + 1
    if (isNew) await this.#store.confirm(id, renewal.generation, this.#tokens.date())
    if (isNew || renewal.generation === generation) return this.#renewed(stored, renewal.generation + 1)
    if (renewal.generation === generation - 1 && this.#isRecent(stored.session))
      return this.#renewed(stored, generation)
    await this.end(stored)
    throw refusal('cookie', 'The session was ended: its cookie was used in two places')
  }

  #renewed(stored: StoredSession, generation: number): SignedIn {
    return { stored, renewal: this.#tokens.renewal({ sessionId: stored.session.id, generation }) }
  }

  #isRecent({ renewedAt }: SessionRow): boolean {
    return this.#tokens.now() - renewedAt.getTime() / 1000 <= RENEWAL_GRACE
  }
}
