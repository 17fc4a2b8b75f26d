import type { SessionRow } from '../storage/schema'
import type { AuthStore, RenewedBy } from './AuthStore'
import type { AuthTokens } from './AuthTokens'
import { RENEWAL_GRACE } from './lifetimes'
import { refusal } from './refusals'

/** Returns whether a cookie renews the session. True once the browser has sent one back. */
export function isRenewedByCookie({ generation }: SessionRow): boolean {
  return generation > 0
}

/**
 * Rotates the credential that renews a session. Each response contains the next credential, which counts as received
 * once the client sends it back. The previous credential then stays valid for `RENEWAL_GRACE` seconds. Any other old
 * credential was probably copied by a third party, so it ends the session. A lost response doesn't.
 *
 * The kind of credential that the client sends back first, cookie or token, renews the session from then on. If it is
 * the cookie, no credential that scripts can read renews the session. The row stores a positive generation for cookies
 * and a negative one for tokens.
 */
export class SessionRenewal {
  readonly #store: Pick<AuthStore, 'confirm' | 'revoke'>
  readonly #tokens: Pick<AuthTokens, 'date' | 'now'>

  constructor(store: Pick<AuthStore, 'confirm' | 'revoke'>, tokens: Pick<AuthTokens, 'date' | 'now'>) {
    this.#store = store
    this.#tokens = tokens
  }

  /**
   * Confirms the received credential and returns the generation of the next one.
   *
   * @throws HttpFailure 401 if the credential is outdated, which ends the session.
   */
  async next(session: SessionRow, by: RenewedBy, generation: number): Promise<number> {
    const received = by === 'cookie' ? session.generation : -session.generation
    const isNew = generation === received + 1
    if (isNew) await this.#store.confirm(session.id, by, generation, this.#tokens.date())
    if (isNew || generation === received) return generation + 1
    if (generation === received - 1 && this.#isRecent(session)) return received
    await this.#store.revoke(session.id, this.#tokens.date())
    const field = by === 'cookie' ? 'cookie' : 'authorization'
    throw refusal(field, `The session ended because its ${by} was used in two places. Sign in again.`)
  }

  #isRecent({ renewedAt }: SessionRow): boolean {
    return this.#tokens.now() - renewedAt.getTime() / 1000 <= RENEWAL_GRACE
  }
}
