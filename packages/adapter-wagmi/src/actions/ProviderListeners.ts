import type { Config } from '@wagmi/core'
import type { ConnectorIdentity } from '../config/ownConnector'
import type { RememberedConnections } from './RememberedConnections'

/** The part of a wallet's provider that has to do with events. Wallets leave out what they like. */
interface EventProvider {
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

type Listener = (...values: never[]) => void

/** A listener that a connector keeps on a wallet. */
interface Listening {
  readonly wallet: EventProvider
  readonly event: string
  readonly listener: Listener
  /** What the wallet was given: the listener behind the rules of {@link ProviderListeners}. */
  readonly gate: Listener
}

/**
 * Every listener that injected connectors keep on wallets. wagmi never takes its own off, and takes any account that a wallet shows for a
 * connection, also one that another kit of the page asked for. So each connector is handed a stand-in for the wallet's provider, which
 * remembers who listens, so that all can fall silent at once, and lets accounts through only where they concern this adapter.
 */
export class ProviderListeners {
  readonly #config: Config
  readonly #remembered: Pick<RememberedConnections, 'has' | 'onLeft' | 'resume'>
  /** By uid of the connector. */
  readonly #standIns = new Map<string, { readonly wallet: object; readonly standIn: object }>()
  readonly #kept: Listening[] = []
  #isSilent: boolean

  constructor(config: Config, remembered: Pick<RememberedConnections, 'has' | 'onLeft' | 'resume'>, isSilent: boolean) {
    this.#config = config
    this.#remembered = remembered
    this.#isSilent = isSilent
  }

  /**
   * Takes every listener off every wallet, or puts them back. While silent, new ones wait as well.
   *
   * @returns whether that moved any listener.
   */
  setSilent(isSilent: boolean): boolean {
    if (this.#isSilent === isSilent) return false
    this.#isSilent = isSilent
    for (const { wallet, event, gate } of this.#kept) wallet[isSilent ? 'removeListener' : 'on']?.(event, gate)
    return this.#kept.length > 0
  }

  /** The wallet behind a stand-in; whatever else is given comes back as it is. */
  walletOf(provider: unknown): unknown {
    for (const { wallet, standIn } of this.#standIns.values()) if (standIn === provider) return wallet
    return provider
  }

  /** The same stand-in each time, as long as the connector's wallet stays the same. */
  standInFor(wallet: object, connector: ConnectorIdentity): object {
    const known = this.#standIns.get(connector.uid)
    if (known?.wallet === wallet) return known.standIn
    const standIn = this.#standIn(wallet, connector)
    this.#standIns.set(connector.uid, { wallet, standIn })
    return standIn
  }

  #standIn(wallet: EventProvider, connector: ConnectorIdentity): object {
    const on = (event: string, listener: Listener): unknown => {
      const gate: Listener = (...values) => {
        if (this.#concerns(connector, event, values[0])) listener(...values)
      }
      this.#kept.push({ wallet, event, listener, gate })
      if (!this.#isSilent) wallet.on?.(event, gate)
      return standIn
    }
    const removeListener = (event: string, listener: Listener): unknown => {
      const index = this.#kept.findIndex(
        kept => kept.wallet === wallet && kept.event === event && kept.listener === listener,
      )
      const [kept] = index < 0 ? [] : this.#kept.splice(index, 1)
      wallet.removeListener?.(event, kept?.gate ?? listener)
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
    return standIn
  }

  /** Accounts come and go for the whole page: they concern a connector that is connected, or was until the wallet itself went away. */
  #concerns(connector: ConnectorIdentity, event: string, value: unknown): boolean {
    const { id, uid } = connector
    const isLive = this.#config.state.connections.has(uid)
    const isAccounts = event === 'accountsChanged'
    if (event === 'disconnect' || (isAccounts && (value as readonly unknown[] | undefined)?.length === 0)) {
      // Locked, offline, or without permission: it may come back as it went.
      if (isLive) this.#remembered.onLeft(id)
      return isLive
    }
    if (isLive || !(isAccounts || event === 'connect')) return true
    // wagmi would make it the active one, whatever the user has connected since.
    if (this.#remembered.has(id)) void this.#remembered.resume(connector)
    return false
  }
}
