import type { SIWXConfig, SIWXSession } from '@openappkit/appkit-core'
import type { SignInAccount } from './SignInAccount'

/** Adds, replaces and revokes sessions in order, so that an older attempt never ends a newer session. */
export class SessionKeeper {
  readonly #config: SIWXConfig
  readonly #onRevokeFailed: (cause: unknown) => void
  /** The latest pending addition. Never rejects. */
  #adding: Promise<void> = Promise.resolve()
  #revoking: Promise<void> = Promise.resolve()
  /** Number of pending changes. */
  #writes = 0

  constructor(config: SIWXConfig, onRevokeFailed: (cause: unknown) => void) {
    this.#config = config
    this.#onRevokeFailed = onRevokeFailed
  }

  /** Resolves when the latest revocation is done. Never rejects. Sessions added after it stay. */
  get revoked(): Promise<void> {
    return this.#revoking
  }

  /** Whether a change is pending. The config then reports this kit's own change. */
  get isWriting(): boolean {
    return this.#writes > 0
  }

  /** Adds a session. Rejects with the config's error, for example for an invalid signature. */
  add(session: SIWXSession): Promise<void> {
    const adding = this.#write(() => this.#config.addSession(session))
    this.#adding = adding.catch(() => {})
    return adding
  }

  /** Replaces all sessions. Rejects with the config's error. */
  set(sessions: readonly SIWXSession[]): Promise<void> {
    return this.#write(() => this.#config.setSessions([...sessions]))
  }

  /**
   * Revokes the sessions of an account on its network if `isUnwanted` still returns true after the latest session was
   * added.
   */
  async revoke({ address, caipNetworkId }: SignInAccount, isUnwanted: () => boolean): Promise<void> {
    await this.#adding
    if (!isUnwanted()) return
    this.#revoking = this.#write(() => this.#config.revokeSession(caipNetworkId, address)).catch(this.#onRevokeFailed)
    await this.#revoking
  }

  async #write(change: () => Promise<void>): Promise<void> {
    this.#writes++
    try {
      await change()
    } finally {
      this.#writes--
    }
  }
}
