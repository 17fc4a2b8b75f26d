import type { EmbeddedSession } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import type { DeviceStore } from '../device/DeviceStore'
import { sessionDecoder } from './decoders'
import type { WalletServer } from './WalletServer'

/** Milliseconds before its end at which a token is renewed. */
const MARGIN = 60_000

/** Runs one task at a time among all pages of the wallet on this device. */
export type ExclusiveRunner = <result>(run: () => Promise<result>) => Promise<result>

/** Environment of a session. */
export interface SessionContext {
  readonly server: WalletServer
  readonly store: DeviceStore
  readonly exclusively: ExclusiveRunner
  /** Called when the server has ended the session. */
  readonly onEnd: () => void
}

/**
 * Session of this device. All pages of the wallet on this device share it through the store, because the server accepts
 * each renewal once.
 */
export class Session {
  readonly #context: SessionContext
  #current: EmbeddedSession | undefined
  #renewal: Promise<EmbeddedSession> | undefined

  constructor(context: SessionContext) {
    this.#context = context
  }

  /** Whether a user is logged in, as far as this page knows. */
  get isActive(): boolean {
    return this.#current !== undefined
  }

  /** Takes over the session that this device stored. Returns whether there is one. */
  async load(): Promise<boolean> {
    this.#current = await this.#stored()
    return this.isActive
  }

  async adopt(session: EmbeddedSession): Promise<void> {
    this.#current = session
    // A stored session without its device's keys would be useless.
    if (this.#context.store.isPersistent('keys')) await this.#context.store.set('session', session)
  }

  /** Forgets the session on this device. */
  async forget(): Promise<void> {
    this.#current = undefined
    await this.#context.store.delete('session')
  }

  /**
   * Runs a call with a token that isn't about to expire. If the server doesn't know the token any more, renews once.
   *
   * @throws WalletFailure `embedded/not-logged-in` if there is no session.
   */
  async authorize<result>(run: (token: string) => Promise<result>): Promise<result> {
    const { token } = await this.#valid()
    try {
      return await run(token)
    } catch (error) {
      if (!(error instanceof WalletFailure) || error.code !== 'embedded/not-logged-in') throw error
      return await run((await this.#renew(token)).token)
    }
  }

  async #valid(): Promise<EmbeddedSession> {
    const current = this.#current
    if (!current) throw notLoggedIn()
    return this.#isValid(current) ? current : await this.#renew(current.token)
  }

  #isValid({ expiresAt }: EmbeddedSession): boolean {
    return expiresAt - MARGIN > this.#context.server.now()
  }

  /** @param spent - Token that doesn't work any more. */
  async #renew(spent: string): Promise<EmbeddedSession> {
    this.#renewal ??= this.#context
      .exclusively(() => this.#replace(spent))
      .finally(() => {
        this.#renewal = undefined
      })
    return await this.#renewal
  }

  async #replace(spent: string): Promise<EmbeddedSession> {
    const known = (await this.#stored()) ?? this.#current
    if (!known) throw notLoggedIn()
    if (known.token !== spent && this.#isValid(known)) {
      this.#current = known
      return known
    }
    try {
      const body = { refresh: known.refresh }
      const renewed = await this.#context.server.call({
        method: 'POST',
        path: 'session/renew',
        body,
        decode: sessionDecoder,
      })
      await this.adopt(renewed)
      return renewed
    } catch (error) {
      const hasEnded =
        error instanceof WalletFailure &&
        (error.code === 'embedded/not-logged-in' || error.code === 'embedded/login-again')
      if (!hasEnded) throw error
      await this.forget()
      this.#context.onEnd()
      throw notLoggedIn()
    }
  }

  async #stored(): Promise<EmbeddedSession | undefined> {
    if (!this.#context.store.isPersistent('keys')) return undefined
    try {
      return sessionDecoder(await this.#context.store.get('session'), 'session')
    } catch {
      return undefined
    }
  }
}

function notLoggedIn(): WalletFailure {
  return new WalletFailure('embedded/not-logged-in', 'The session ended. Log in again.')
}
