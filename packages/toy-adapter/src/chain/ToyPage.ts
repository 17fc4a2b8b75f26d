import type { WalletSource } from '@openappkit/adapter-kit/actions'
import type { ToyWallet } from './ToyWallet'

/** Where scripts of a page find wallets of the toy chain. */
export class ToyPage implements WalletSource<ToyWallet> {
  readonly #listeners = new Set<() => void>()
  #list: readonly ToyWallet[] = []

  get list(): readonly ToyWallet[] {
    return this.#list
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  /** Adds a wallet. Returns a function that removes it. */
  install(wallet: ToyWallet): () => void {
    this.#set([...this.#list, wallet])
    return () => this.#set(this.#list.filter(one => one !== wallet))
  }

  /** Calls `listener` when a wallet arrives or leaves. Returns a function that ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(wallets: readonly ToyWallet[]): void {
    this.#list = wallets
    for (const listener of this.#listeners) listener()
  }
}
