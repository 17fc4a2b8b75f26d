import type { CreateConnectorFn } from '@wagmi/core'

/** The part of a wallet's provider that has to do with events. Wallets leave out what they like. */
interface EventProvider {
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

type Listener = (...values: never[]) => void

/**
 * Every listener that injected connectors keep on wallets. wagmi never takes its own off: a connector listens from the moment at which it is
 * made. So connectors are handed a stand-in for the wallet's provider that remembers who listens, and all can fall silent at once.
 */
export class ProviderListeners {
  /** By wallet. Each has one, because wagmi tells wallets apart by the identity of their provider. */
  readonly standIns: Map<unknown, unknown> = new Map()
  readonly #kept: (readonly [wallet: EventProvider, event: string, listener: Listener])[] = []
  #isSilent = false

  /** The same connector over stand-ins. Connectors of other kinds own their SDK's provider, which is left alone. */
  follow(create: CreateConnectorFn): CreateConnectorFn {
    return parameters => {
      const connector = create(parameters)
      if (connector.type !== 'injected') return connector
      return { ...connector, getProvider: async chain => this.#standInFor(await connector.getProvider(chain)) }
    }
  }

  /**
   * Takes every listener off every wallet, or puts them back. While silent, new ones wait as well.
   *
   * @returns whether that changed anything.
   */
  setSilent(isSilent: boolean): boolean {
    if (this.#isSilent === isSilent) return false
    this.#isSilent = isSilent
    for (const [wallet, ...listening] of this.#kept) wallet[isSilent ? 'removeListener' : 'on']?.(...listening)
    return true
  }

  #standInFor(provider: unknown): unknown {
    const known = this.standIns.get(provider)
    if (known || !provider) return known
    const wallet: EventProvider = provider
    const on = (...listening: [event: string, listener: Listener]): unknown => {
      this.#kept.push([wallet, ...listening])
      if (!this.#isSilent) wallet.on?.(...listening)
      return standIn
    }
    const removeListener = (event: string, listener: Listener): unknown => {
      const index = this.#kept.findIndex(kept => kept[0] === wallet && kept[1] === event && kept[2] === listener)
      if (index >= 0) this.#kept.splice(index, 1)
      wallet.removeListener?.(event, listener)
      return standIn
    }
    // An heir of the wallet instead of the wallet itself: of a frozen one a proxy could not replace anything.
    const heir = { __proto__: wallet, on, addListener: on, removeListener, off: removeListener }
    const standIn: object = new Proxy(heir, {
      get(_heir, key) {
        // Read and called on the wallet, for those with private fields.
        const value: unknown = Reflect.get(heir, key, wallet)
        return typeof value === 'function' ? value.bind(wallet) : value
      },
      set: (_heir, key, value) => Reflect.set(wallet, key, value),
    })
    this.standIns.set(wallet, standIn)
    return standIn
  }
}
