import type { AdapterHost, AdapterState, ChainAdapter } from '../adapter/ChainAdapter'
import type { ChainController } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { ConnectorController } from '../connectors/ConnectorController'

/** Who takes over what an adapter says. */
export interface AdapterReceivers {
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
}

/** What the link passes on to the adapter. */
export type AdapterSettings = Pick<AdapterHost, 'projectId' | 'wallets' | 'walletConnect'>

/**
 * Ties one adapter to the kit: hands every state that it reports to the controllers, and holds back 'disconnected' while the
 * connection of the last visit comes back, since showing it would flash 'Connect'.
 */
export class AdapterLink {
  readonly #adapter: ChainAdapter
  readonly #to: AdapterReceivers
  #isRestoring = false
  #isDetached = false
  #last: AdapterState | undefined
  #detach: (() => void) | undefined

  constructor(adapter: ChainAdapter, to: AdapterReceivers) {
    this.#adapter = adapter
    this.#to = to
  }

  attach(settings: AdapterSettings): void {
    const { namespace } = this.#adapter
    const { networks, address } = this.#to.chains.require(namespace)
    const { reconnect } = settings.wallets
    this.#isRestoring = reconnect
    this.#detach = this.#adapter.attach({
      ...settings,
      networks,
      storedConnectorIds: reconnect ? this.#to.connections.storedConnectorIds(namespace) : [],
      onState: state => this.#receive(state),
    })
    if (!reconnect) return
    const hasSession = address !== undefined || this.#last?.status === 'reconnecting'
    // Spec 4: a failed sync sets disconnected.
    if (hasSession)
      void this.#adapter
        .reconnect()
        .catch(() => {})
        .then(() => this.endRestore())
    else this.endRestore()
  }

  /** Tells what was held back. A wallet that has not come back by now is not connected, whatever is still remembered of it. */
  endRestore(): void {
    if (!this.#isRestoring) return
    this.#isRestoring = false
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

  /** From here on nothing is heard: what is remembered for the next visit may not change any more. */
  detach(): void {
    this.#isDetached = true
    this.#isRestoring = false
    const detach = this.#detach
    this.#detach = undefined
    detach?.()
  }

  #receive(state: AdapterState): void {
    if (this.#isDetached) return
    this.#last = state
    this.#to.connectors.project(this.#adapter.namespace, state.connectors)
    if (state.status === 'connected') this.#isRestoring = false
    else if (this.#isRestoring && state.status === 'disconnected') return
    this.#project(state)
  }

  #project(state: AdapterState): void {
    this.#to.connections.project(this.#adapter.namespace, state)
    this.#to.chains.project(this.#adapter.namespace, state)
  }
}
