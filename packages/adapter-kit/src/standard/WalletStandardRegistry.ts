/** What an app hands to wallets, and what each of them calls. */
interface AppApi<wallet> {
  register(...wallets: wallet[]): () => void
}

/**
 * The app's side of [Wallet Standard](https://github.com/wallet-standard/wallet-standard): the wallets that registered with this page, in the order in which they did.
 * `@wallet-standard/app` keeps one registry for the page, with a listener that can't be removed; this one ends with its adapter.
 *
 * Any script of the page can register anything: check a wallet before you use it.
 *
 * @example
 * const registry = new WalletStandardRegistry<Wallet>(() => list(registry.wallets))
 * registry.listen()
 */
export class WalletStandardRegistry<wallet> {
  #wallets: readonly wallet[] = []
  readonly #onChange: () => void
  #stop: (() => void) | undefined

  /** @param onChange - called when wallets came or went after {@link listen} returned. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get wallets(): readonly wallet[] {
    return this.#wallets
  }

  /** Asks the wallets of the page to register, and listens for those that come later. Does nothing without a page. */
  listen(): void {
    if (this.#stop || typeof window === 'undefined') return
    const page = window
    let isAsking = true
    const changed = (): void => {
      if (!isAsking && this.#stop) this.#onChange()
    }
    const api: AppApi<wallet> = Object.freeze({
      register: (...wallets: wallet[]) => {
        const added = wallets.filter(wallet => !this.#wallets.includes(wallet))
        this.#wallets = [...this.#wallets, ...added]
        if (added.length > 0) changed()
        return () => {
          this.#wallets = this.#wallets.filter(wallet => !added.includes(wallet))
          changed()
        }
      },
    })
    const onRegister = (event: Event): void => {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail === 'function') detail(api)
    }
    page.addEventListener('wallet-standard:register-wallet', onRegister)
    this.#stop = () => page.removeEventListener('wallet-standard:register-wallet', onRegister)
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    isAsking = false
  }

  /** Stops listening and forgets the wallets. */
  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#wallets = []
  }
}
