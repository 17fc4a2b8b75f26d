import type { SIWXConfig, SIWXSession } from '@openappkit/appkit-core'
import type { SignInAccount } from './SignInAccount'

/** Adds and revokes sessions in order, so that an older attempt never ends a newer session. */
export class SessionKeeper {
  readonly #config: SIWXConfig
  readonly #onRevokeFailed: (cause: unknown) => void
  /** The latest pending addition. Never rejects. */
  #adding: Promise<void> = Promise.resolve()
  #revoking: Promise<void> = Promise.resolve()

  constructor(config: SIWXConfig, onRevokeFailed: (cause: unknown) => void) {
    this.#config = config
    this.#onRevokeFailed = onRevokeFailed
  }

  /** Resolves when the latest revocation is done. Never rejects. Sessions added after it stay. */
  get revoked(): Promise<void> {
    return this.#revoking
  }

  /** Adds a session. Rejects with the config's error, for example for an invalid signature. */
  add(session: SIWXSession): Promise<void> {
    const adding = Promise.resolve(this.#config.addSession(session))
    this.#adding = adding.catch(() => {})
    return adding
  }

  /**
   * Revokes the sessions of an account on its network if `isUnwanted` still returns true after the latest session was
   * added.
   */
  async revoke({ address, caipNetworkId }: SignInAccount, isUnwanted: () => boolean): Promise<void> {
    await this.#adding
    if (!isUnwanted()) return
    const revoke = async (): Promise<void> => this.#config.revokeSession(caipNetworkId, address)
    this.#revoking = revoke().catch(this.#onRevokeFailed)
    await this.#revoking
  }
}
