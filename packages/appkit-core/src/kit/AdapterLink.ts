import { AppKitError } from '@openappkit/contract'
import type { AdapterHost, AdapterState, ChainAdapter } from '../adapter/ChainAdapter'
import type { ChainController, NamespaceState } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { ConnectorController } from '../connectors/ConnectorController'
import type { AppKitOptions } from '../options/AppKitOptions'

/** Controllers that receive the state an adapter reports. */
export interface AdapterReceivers {
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
}

/** Settings that the link passes to the adapter. */
export type AdapterSettings = Pick<AdapterHost, 'rpc' | 'wallets' | 'walletConnect'> & {
  readonly accountTypes: AppKitOptions['defaultAccountTypes']
}

/**
 * Passes one adapter's states on to the kit's controllers. While the last connection reconnects, withholds
 * `disconnected`, so the button doesn't flash "Connect".
 */
export class AdapterLink {
  readonly adapter: ChainAdapter
  readonly #to: AdapterReceivers
  #isReconnecting = false
  #isDetached = false
  #last: AdapterState | undefined
  #detach: (() => void) | undefined

  constructor(adapter: ChainAdapter, to: AdapterReceivers) {
    this.adapter = adapter
    this.#to = to
  }

  /** Attaches the adapter. Does nothing after {@link detach}: the kit may end while the adapter loads. */
  attach(settings: AdapterSettings): void {
    if (this.#isDetached) return
    const { namespace, networks, network, address } = this.#chain
    const { reconnect } = settings.wallets
    this.#isReconnecting = reconnect
    this.#detach = this.adapter.attach({
      ...settings,
      networks,
      network,
      address,
      accountType: settings.accountTypes?.[namespace],
      storedConnectorIds: reconnect ? this.#to.connections.storedConnectorIds(namespace) : [],
      onState: state => this.#receive(state),
    })
    if (!reconnect) return
    if (address !== undefined || this.#last?.status === 'reconnecting') void this.#reconnect()
    else this.endReconnect()
  }

  /**
   * Retries a failed reconnect, and does nothing if none failed. Never rejects: sets a new failure as the chain's
   * `reconnectError`.
   */
  async retryReconnect(): Promise<void> {
    const chain = this.#chain
    if (!chain.reconnectError) return
    chain.reconnectError = undefined
    chain.status = 'reconnecting'
    this.#isReconnecting = true
    await this.#reconnect()
  }

  /**
   * Ends the reconnect and publishes the state withheld so far. A wallet that hasn't reconnected by now counts as
   * disconnected.
   * @param error - Reason for an inconclusive reconnect. Stored connections are kept in that case.
   */
  endReconnect(error?: AppKitError): void {
    const chain = this.#chain
    if (!this.#isReconnecting && !chain.reconnectError) return
    this.#isReconnecting = false
    chain.reconnectError = error
    const last = this.#last
    if (last?.status === 'reconnecting')
      this.#project({
        ...last,
        status: 'disconnected',
        address: undefined,
        activeConnectorId: undefined,
        connections: [],
      })
    else if (last) this.#project(last)
  }

  /** Detaches the adapter and ignores its later states. Stored connections stay as they are for the next visit. */
  detach(): void {
    this.#isDetached = true
    this.#isReconnecting = false
    const detach = this.#detach
    this.#detach = undefined
    detach?.()
  }

  get #chain(): NamespaceState {
    return this.#to.chains.require(this.adapter.namespace)
  }

  /** Reconnects, and sets the chain to disconnected on failure. */
  #reconnect(): Promise<void> {
    return this.adapter.reconnect().then(
      () => this.endReconnect(),
      cause => this.endReconnect(reconnectFailed(cause)),
    )
  }

  #receive(state: AdapterState): void {
    if (this.#isDetached) return
    this.#last = state
    this.#to.connectors.project(this.adapter.namespace, state.connectors)
    if (state.status === 'connected') this.#isReconnecting = false
    else if (this.#isReconnecting && state.status === 'disconnected') return
    this.#project(state)
  }

  #project(state: AdapterState): void {
    this.#to.connections.project(this.adapter.namespace, state)
    this.#to.chains.project(this.adapter.namespace, state)
  }
}

/** Creates the error for a connection that failed to reconnect. */
export function reconnectFailed(cause: unknown): AppKitError {
  return new AppKitError('reconnect/failed', "Your last wallet didn't answer. Try again.", { cause })
}
