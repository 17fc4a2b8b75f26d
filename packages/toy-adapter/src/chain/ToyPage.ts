import type { WalletSource } from '@openappkit/adapter-kit/actions'
import type { ToyWallet } from './ToyWallet'

/**
 * Lists the toy wallets of a page.
 *
 * @example
 * ```ts
 * import { ToyPage, type ToyWallet } from '@openappkit/toy-adapter'
 *
 * export function installBriefly(wallet: ToyWallet): number {
 *   const page = new ToyPage()
 *   const uninstall = page.install(wallet)
 *   const { length } = page.list
 *   uninstall()
 *   return length
 * }
 * ```
 */
export class ToyPage implements WalletSource<ToyWallet> {
  readonly #listeners = new Set<() => void>()
  #list: readonly ToyWallet[] = []

  /** Installed wallets. */
  get list(): readonly ToyWallet[] {
    return this.#list
  }

  /** Number of listeners. */
  get listenerCount(): number {
    return this.#listeners.size
  }

  /** Adds a wallet. Returns a function that removes it. */
  install(wallet: ToyWallet): () => void {
    this.#set([...this.#list, wallet])
    return () => this.#set(this.#list.filter(one => one !== wallet))
  }

  /** Calls `listener` when a wallet is added or removed. Returns a function that unsubscribes. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(wallets: readonly ToyWallet[]): void {
    this.#list = wallets
    for (const listener of this.#listeners) listener()
  }
}
