import { base64urlnopad, hex } from '@scure/base'
import { isExpired } from '../message/isCurrent'
import { isSameAccount } from '../message/isSameAccount'
import type { SessionStore, StoredSession } from './SessionStore'
import type { VerifiedSignIn } from './VerifiedSignIn'

/** Manages sessions by the 256-bit secret in the cookie. The store only sees its hash. */
export class Sessions {
  readonly #store: SessionStore
  readonly #lifetime: number
  readonly #now: () => number

  constructor(store: SessionStore, lifetime: number, now: () => number) {
    this.#store = store
    this.#lifetime = lifetime
    this.#now = now
  }

  /**
   * Returns the session of a secret without expired sign-ins. Undefined if the session has expired or no sign-in is
   * left.
   */
  async get(secret: string | undefined): Promise<StoredSession | undefined> {
    if (secret === undefined) return undefined
    const session = await this.#store.get(await keyOf(secret))
    if (!session || session.expiresAt <= this.#now()) return undefined
    const signIns = session.signIns.filter(({ data }) => !isExpired(data, this.#now()))
    return signIns.length > 0 ? { ...session, signIns } : undefined
  }

  /** Ends the session of `before` and starts one with a new secret, which prevents session fixation. */
  async start(
    before: string | undefined,
    signIns: readonly VerifiedSignIn[],
    client: string | undefined,
  ): Promise<{ readonly secret: string; readonly session: StoredSession }> {
    const secret = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
    const session = { signIns, expiresAt: this.#now() + this.#lifetime }
    await this.#store.set(await keyOf(secret), session, client)
    await this.end(before)
    return { secret, session }
  }

  /** Removes one account on one chain from a session. Returns the rest of the session, if any. */
  async leave(secret: string, chainId: string, address: string): Promise<StoredSession | undefined> {
    const session = await this.get(secret)
    if (!session) return undefined
    const signIns = without(session.signIns, chainId, address)
    if (signIns.length === 0) return this.end(secret)
    const left = { ...session, signIns }
    await this.#store.set(await keyOf(secret), left)
    return left
  }

  async end(secret: string | undefined): Promise<undefined> {
    if (secret !== undefined) await this.#store.delete(await keyOf(secret))
  }
}

/** Returns the sign-ins except those of one account on one chain. */
export function without(signIns: readonly VerifiedSignIn[], chainId: string, address: string): VerifiedSignIn[] {
  return signIns.filter(one => one.chainId !== chainId || !isSameAccount(chainId, one.address, address))
}

async function keyOf(secret: string): Promise<string> {
  return hex.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}
