import type { SessionCallbacks, SessionWallet } from './SessionWallet'

/** Loads the wallet of WalletConnect sessions on first use. */
export class OpeningSession {
  readonly #callbacks: SessionCallbacks
  #opening: Promise<SessionWallet> | undefined
  #wallet: SessionWallet | undefined

  constructor(callbacks: SessionCallbacks) {
    this.#callbacks = callbacks
  }

  /** Undefined until the wallet has loaded. */
  get wallet(): SessionWallet | undefined {
    return this.#wallet
  }

  /** Loads the wallet. If the load fails, the next call retries. */
  async open(): Promise<SessionWallet> {
    this.#opening ??= import('./SessionWallet').then(
      ({ SessionWallet }) => {
        this.#wallet = new SessionWallet(this.#callbacks)
        return this.#wallet
      },
      cause => {
        this.#opening = undefined
        throw cause
      },
    )
    return this.#opening
  }
}
