import type { ToyWallet } from './ToyWallet'

/** Where wallets of the made-up chain meet the scripts of a page. */
export class ToyPage {
  readonly #wallets = new Set<ToyWallet>()
  readonly #listeners = new Set<() => void>()

  get wallets(): readonly ToyWallet[] {
    return [...this.#wallets]
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  /** Brings a wallet. Returns what takes it out again. */
  install(wallet: ToyWallet): () => void {
    this.#wallets.add(wallet)
    this.#tell()
    return () => {
      this.#wallets.delete(wallet)
      this.#tell()
    }
  }

  /** Hears when a wallet comes or goes. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
