import type { Hex } from 'viem'
import type { ProviderRpcError } from './ProviderRpcError'

/** The events of EIP-1193 and their values. */
export interface ProviderEventMap {
  /** The wallet can handle requests again. */
  connect: { readonly chainId: Hex }
  /**
   * The wallet lost its connection to all chains. If an app loses its permission, the wallet emits an empty
   * `accountsChanged` instead.
   */
  disconnect: ProviderRpcError
  /** Accounts shared with the app, the selected one first. */
  accountsChanged: readonly Hex[]
  chainChanged: Hex
}

/** The name of an EIP-1193 event. */
export type ProviderEventName = keyof ProviderEventMap
/** A listener for one EIP-1193 event. */
export type ProviderListener<name extends ProviderEventName> = (value: ProviderEventMap[name]) => void

type Listeners = { [name in ProviderEventName]: ProviderListener<name>[] }

/** The listeners of one provider. */
export class ProviderEvents {
  readonly #listeners: Listeners = { connect: [], disconnect: [], accountsChanged: [], chainChanged: [] }

  on<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): void {
    // An app may listen to events that only other wallets emit ('message', 'session_update', …).
    this.#listeners[name]?.push(listener)
  }

  off<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): void {
    const index = this.#listeners[name]?.indexOf(listener) ?? -1
    if (index >= 0) this.#listeners[name].splice(index, 1)
  }

  emit<name extends ProviderEventName>(name: name, value: ProviderEventMap[name]): void {
    for (const listener of [...this.#listeners[name]]) {
      try {
        listener(value)
      } catch (error) {
        // As in a real wallet, an error in an app's listener is the app's uncaught error. It doesn't stop the wallet or
        // other listeners.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  count(name?: ProviderEventName): number {
    if (name !== undefined) return this.#listeners[name].length
    return Object.values(this.#listeners).reduce((sum, listeners) => sum + listeners.length, 0)
  }
}
