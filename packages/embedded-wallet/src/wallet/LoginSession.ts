import type { EmbeddedStatus } from '@openappkit/contract/embedded'
import type { WalletFrame } from '../frame/WalletFrame'
import type { StoredLogin } from './StoredLogin'

/** Callbacks of {@link LoginSession}. */
interface SessionCallbacks {
  onStatus(status: EmbeddedStatus): void
  /** The login ended, here or in the frame. */
  onEnd(): void
}

/** Knows whether the user is logged in: by the stored login, which the frame confirms once for each load. */
export class LoginSession {
  readonly #frame: Pick<WalletFrame, 'call'>
  readonly #stored: StoredLogin
  readonly #callbacks: SessionCallbacks
  #asking: Promise<boolean> | undefined
  #leaving: Promise<void> | undefined

  constructor(frame: Pick<WalletFrame, 'call'>, stored: StoredLogin, callbacks: SessionCallbacks) {
    this.#frame = frame
    this.#stored = stored
    this.#callbacks = callbacks
  }

  /** Returns whether the user is logged in. Without a stored login, doesn't load the frame. */
  isLoggedIn(): Promise<boolean> {
    if (!this.#stored.isKnown) return Promise.resolve(false)
    this.#asking ??= this.#ask()
    const asking = this.#asking
    return asking.catch(error => {
      if (this.#asking === asking) this.#asking = undefined
      throw error
    })
  }

  /** Keeps a login that the frame has just confirmed. */
  begin(email: string | undefined): void {
    this.#stored.save(email)
    this.#asking = Promise.resolve(true)
  }

  /** Asks the frame again on the next use, because it may have changed. */
  doubt(): void {
    this.#asking = undefined
  }

  /** Logs out, here and in the frame. Never rejects, and takes no longer than the frame's limit. */
  signOut(): Promise<void> {
    this.#leaving ??= this.#signOut().finally(() => {
      this.#leaving = undefined
    })
    return this.#leaving
  }

  /** Handles the end of the login. */
  end(): void {
    this.#stored.clear()
    this.#asking = undefined
    this.#callbacks.onStatus('out')
    this.#callbacks.onEnd()
  }

  async #signOut(): Promise<void> {
    const wasKnown = this.#stored.isKnown
    this.end()
    if (!wasKnown) return
    // The call's own limit starts when the frame has loaded.
    const limit = AbortSignal.timeout(3_000)
    await this.#frame.call('SIGN_OUT', undefined, { signal: limit }).catch(() => {})
  }

  async #ask(): Promise<boolean> {
    const { isConnected } = await this.#frame.call('IS_CONNECTED')
    if (!isConnected) this.end()
    return isConnected
  }
}
