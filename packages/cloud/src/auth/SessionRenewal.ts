import type { SessionRow } from '../storage/schema'
import type { AuthStore, RenewedBy } from './AuthStore'
import type { AuthTokens } from './AuthTokens'
import { RENEWAL_GRACE } from './lifetimes'
import { refusal } from './refusals'

/** Whether the cookie of a session was seen. */
export function isRenewedByCookie({ generation }: SessionRow): boolean {
  return generation > 0
}

/**
 * Counts what renews a session. Each answer brings the next one; it counts as received once it comes back. So one that comes after its successor did was
 * copied, by an unknown party, and ends the session. An answer that gets lost ends nothing.
 *
 * Cookie or token: what comes back first renews for good, so a session whose cookie was seen goes on by nothing that a script can read. The row counts cookies up
 * and tokens down.
 */
export class SessionRenewal {
  readonly #store: Pick<AuthStore, 'confirm' | 'revoke'>
  readonly #tokens: Pick<AuthTokens, 'date' | 'now'>

  constructor(store: Pick<AuthStore, 'confirm' | 'revoke'>, tokens: Pick<AuthTokens, 'date' | 'now'>) {
    this.#store = store
    this.#tokens = tokens
  }

  /**
   * The generation that follows the one that came.
   *
   * @throws HttpFailure 401 when it was used in two places, which ends the session.
   */
  async next(session: SessionRow, by: RenewedBy, generation: number): Promise<number> {
    const received = by === 'cookie' ? session.generation : -session.generation
    const isNew = generation === received + 1
    if (isNew) await this.#store.confirm(session.id, by, generation, this.#tokens.date())
    if (isNew || generation === received) return generation + 1
    if (generation === received - 1 && this.#isRecent(session)) return received
    await this.#store.revoke(session.id, this.#tokens.date())
    const field = by === 'cookie' ? 'cookie' : 'authorization'
    throw refusal(field, `The session was ended: its ${by} was used in two places`)
  }

  #isRecent({ renewedAt }: SessionRow): boolean {
    return this.#tokens.now() - renewedAt.getTime() / 1000 <= RENEWAL_GRACE
  }
}
