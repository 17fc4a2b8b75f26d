/** Object that an app passes to each wallet, for the wallet to register with. */
interface AppApi<wallet> {
  register(...wallets: wallet[]): () => void
}

/**
 * Collects the wallets that register with the page: the app's side of [Wallet
 * Standard](https://github.com/wallet-standard/wallet-standard). Unlike `@wallet-standard/app`, whose registry and
 * listener last for the life of the page, this registry can be stopped with its adapter.
 *
 * Any script on the page can register anything, so validate a wallet before you use it.
 *
 * @example
 * ```ts
 * import { WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
 *
 * const registry = new WalletStandardRegistry<{ readonly name: string }>(() => {
 *   console.log(registry.wallets.map(({ name }) => name))
 * })
 * registry.listen()
 * ```
 */
export class WalletStandardRegistry<wallet> {
  #wallets: readonly wallet[] = []
  readonly #onChange: () => void
  #stop: (() => void) | undefined

  /** @param onChange - Called when a wallet registers or unregisters after {@link listen} returned. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Registered wallets, in the order of registration. */
  get wallets(): readonly wallet[] {
    return this.#wallets
  }

  /**
   * Asks the wallets on the page to register, and listens for later ones. Does nothing on a server, or if it is already
   * listening.
   */
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

  /** Stops listening and clears the list. */
  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#wallets = []
  }
}
