import type { SIWXConfig, SIWXSession } from '@openappkit/appkit-core'
import type { SignInAccount } from './SignInAccount'

/** Adds and revokes the sessions of a configuration in an order in which no older attempt ends a newer session. */
export class SessionKeeper {
  readonly #config: SIWXConfig
  readonly #onRevokeFailed: (cause: unknown) => void
  /** The latest session on its way in. Never rejects. */
  #adding: Promise<void> = Promise.resolve()
  #revoking: Promise<void> = Promise.resolve()

  constructor(config: SIWXConfig, onRevokeFailed: (cause: unknown) => void) {
    this.#config = config
    this.#onRevokeFailed = onRevokeFailed
  }

  /** The latest revocation is over. Never rejects. A session that is added after it stays. */
  get revoked(): Promise<void> {
    return this.#revoking
  }

  /** Rejects with what the configuration rejects with, for one when the signature isn't valid. */
  add(session: SIWXSession): Promise<void> {
    const adding = Promise.resolve(this.#config.addSession(session))
    this.#adding = adding.catch(() => {})
    return adding
  }

  /** Revokes the sessions of an account on its network, if `isUnwanted` still says so once the latest session is added. */
  async revoke({ address, caipNetworkId }: SignInAccount, isUnwanted: () => boolean): Promise<void> {
    await this.#adding
    if (!isUnwanted()) return
    const revoke = async (): Promise<void> => this.#config.revokeSession(caipNetworkId, address)
    this.#revoking = revoke().catch(this.#onRevokeFailed)
    await this.#revoking
  }
}
