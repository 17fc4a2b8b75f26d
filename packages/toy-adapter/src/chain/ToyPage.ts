import type { ToyWallet } from './ToyWallet'

/** Where scripts of a page find wallets of the toy chain. */
export class ToyPage {
  readonly #stops = new Map<ToyWallet, () => void>()
  readonly #listeners = new Set<() => void>()

  get wallets(): readonly ToyWallet[] {
    return [...this.#stops.keys()]
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  /** Adds a wallet. Returns a function that removes it. */
  install(wallet: ToyWallet): () => void {
    this.#stops.set(
      wallet,
      wallet.subscribe(() => this.#emit()),
    )
    this.#emit()
    return () => {
      this.#stops.get(wallet)?.()
      this.#stops.delete(wallet)
      this.#emit()
    }
  }

  /** Calls `listener` when a wallet arrives, leaves or changes. Returns a function that ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #emit(): void {
    for (const listener of this.#listeners) listener()
  }
}
