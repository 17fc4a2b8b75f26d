import type { Config } from '@wagmi/core'
import type { ConnectorIdentity } from '../config/ownConnector'
import type { RememberedConnections } from './RememberedConnections'

/** Event methods of a wallet's provider. All are optional, because some wallets lack them. */
interface EventProvider {
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

type Listener = (...values: never[]) => void

/** A connector's listener on a wallet. */
interface Listening {
  readonly wallet: EventProvider
  readonly event: string
  readonly listener: Listener
  /**
   * The function registered with the wallet, which applies the rules of {@link ProviderListeners} before it calls the
   * listener.
   */
  readonly gate: Listener
}

/**
 * Tracks every listener that injected connectors add to wallets. wagmi never removes its listeners, and treats any
 * accounts event as a connection, even if another kit on the page requested it. So each connector gets a stand-in for
 * the wallet's provider, which records the listeners. The stand-in can mute all of them, and passes on only the
 * accounts that concern this adapter.
 */
export class ProviderListeners {
  readonly #config: Config
  readonly #remembered: Pick<RememberedConnections, 'has' | 'onLeft' | 'resume'>
  /** Stand-ins by connector uid. */
  readonly #standIns = new Map<string, { readonly wallet: object; readonly standIn: object }>()
  readonly #kept: Listening[] = []
  #isSilent: boolean

  constructor(config: Config, remembered: Pick<RememberedConnections, 'has' | 'onLeft' | 'resume'>, isSilent: boolean) {
    this.#config = config
    this.#remembered = remembered
    this.#isSilent = isSilent
  }

  /**
   * Removes all listeners from all wallets, or adds them again. New listeners wait while muted.
   *
   * @returns Whether any listener was added or removed.
   */
  setSilent(isSilent: boolean): boolean {
    if (this.#isSilent === isSilent) return false
    this.#isSilent = isSilent
    for (const { wallet, event, gate } of this.#kept) wallet[isSilent ? 'removeListener' : 'on']?.(event, gate)
    return this.#kept.length > 0
  }

  /** Returns the wallet behind a stand-in, or any other value unchanged. */
  walletOf(provider: unknown): unknown {
    for (const { wallet, standIn } of this.#standIns.values()) if (standIn === provider) return wallet
    return provider
  }

  /** Returns the stand-in of a connector's wallet, always the same object for the same wallet. */
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
    // Inherits from the wallet, because a proxy can't replace properties of a frozen one.
    const heir = { __proto__: wallet, on, addListener: on, removeListener, off: removeListener }
    const standIn: object = new Proxy(heir, {
      get(_heir, key) {
        // Reads and calls use the wallet as `this`, for wallets with private fields.
        const value: unknown = Reflect.get(heir, key, wallet)
        return typeof value === 'function' ? value.bind(wallet) : value
      },
      set: (_heir, key, value) => Reflect.set(wallet, key, value),
    })
    return standIn
  }

  /**
   * Returns whether to pass an event on to a connector. Events about accounts and the connection only concern connected
   * wallets, because wallets emit them to the whole page. If a remembered wallet returns, reconnects it instead of
   * passing the event on.
   */
  #concerns(connector: ConnectorIdentity, event: string, value: unknown): boolean {
    const { id, uid } = connector
    const isLive = this.#config.state.connections.has(uid)
    const isAccounts = event === 'accountsChanged'
    if (event === 'disconnect' || (isAccounts && (value as readonly unknown[] | undefined)?.length === 0)) {
      // The wallet is locked or offline, or its permission was revoked. It may return.
      if (isLive) this.#remembered.onLeft(id)
      return isLive
    }
    if (isLive || !(isAccounts || event === 'connect')) return true
    // wagmi would activate it, even if the user has connected another wallet since.
    if (this.#remembered.has(id)) void this.#remembered.resume(connector)
    return false
  }
}
