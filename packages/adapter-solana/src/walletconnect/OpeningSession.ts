import type { SessionOwner, SessionWallet } from './SessionWallet'

/** The wallet of WalletConnect sessions, once somebody needs it: in code of its own, which pages without a relay don't load. */
export class OpeningSession {
  readonly #owner: SessionOwner
  #opening: Promise<SessionWallet> | undefined
  #wallet: SessionWallet | undefined

  constructor(owner: SessionOwner) {
    this.#owner = owner
  }

  /** Undefined until it has loaded. */
  get wallet(): SessionWallet | undefined {
    return this.#wallet
  }

  /** A failed load is tried again by the next call. */
  async open(): Promise<SessionWallet> {
    this.#opening ??= import('./SessionWallet').then(
      ({ SessionWallet }) => {
        this.#wallet = new SessionWallet(this.#owner)
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
