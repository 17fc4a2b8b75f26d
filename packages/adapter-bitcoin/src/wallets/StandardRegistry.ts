import type { StandardApi } from './StandardWallet'

interface Registration {
  register(...wallets: StandardApi[]): () => void
}

/**
 * The app's side of Wallet Standard. The usual library keeps one registry per page, with a listener that nobody can take off; this one ends with the kit.
 */
export class StandardRegistry {
  #wallets: readonly StandardApi[] = []
  readonly #onChange: () => void
  readonly #page: Window
  #stop: (() => void) | undefined

  /** @param onChange - called when wallets came or went after {@link listen} returned. */
  constructor(page: Window, onChange: () => void) {
    this.#page = page
    this.#onChange = onChange
  }

  get wallets(): readonly StandardApi[] {
    return this.#wallets
  }

  /** Asks the page's wallets to register, and hears those that come later. */
  listen(): void {
    if (this.#stop) return
    let isAsking = true
    const changed = () => {
      if (!isAsking && this.#stop) this.#onChange()
    }
    const registration: Registration = {
      register: (...wallets) => {
        const added = wallets.filter(wallet => !this.#wallets.includes(wallet))
        this.#wallets = [...this.#wallets, ...added]
        if (added.length > 0) changed()
        return () => {
          this.#wallets = this.#wallets.filter(wallet => !added.includes(wallet))
          changed()
        }
      },
    }
    const hear = (event: Event): void => {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail === 'function') detail(registration)
    }
    this.#page.addEventListener('wallet-standard:register-wallet', hear)
    this.#stop = () => this.#page.removeEventListener('wallet-standard:register-wallet', hear)
    this.#page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: registration }))
    isAsking = false
  }

  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#wallets = []
  }
}
