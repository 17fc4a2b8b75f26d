import { AppKitError } from '@openappkit/contract'
import type { AdapterHost, AdapterState, ChainAdapter } from '../adapter/ChainAdapter'
import type { ChainController, NamespaceState } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { ConnectorController } from '../connectors/ConnectorController'
import type { AppKitOptions } from '../options/AppKitOptions'

/** Who takes over what an adapter says. */
export interface AdapterReceivers {
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
}

/** What the link passes on to the adapter. */
export type AdapterSettings = Pick<AdapterHost, 'rpc' | 'wallets' | 'walletConnect'> & {
  readonly accountTypes: AppKitOptions['defaultAccountTypes']
}

/**
 * Ties one adapter to the kit: hands every state that it reports to the controllers, and holds back 'disconnected' while the
 * connection of the last visit comes back, since showing it would flash 'Connect'.
 */
export class AdapterLink {
  readonly adapter: ChainAdapter
  readonly #to: AdapterReceivers
  #isRestoring = false
  #isDetached = false
  #last: AdapterState | undefined
  #detach: (() => void) | undefined

  constructor(adapter: ChainAdapter, to: AdapterReceivers) {
    this.adapter = adapter
    this.#to = to
  }

  /** Does nothing after {@link detach}, as when the kit ended while the adapter was on its way. */
  attach(settings: AdapterSettings): void {
    if (this.#isDetached) return
    const { namespace, networks, network, address } = this.#chain
    const { reconnect } = settings.wallets
    this.#isRestoring = reconnect
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
    if (address !== undefined || this.#last?.status === 'reconnecting') void this.#restore()
    else this.endRestore()
  }

  /** Asks for the connection of the last visit once more. Never rejects: what went wrong is the chain's `restoreError`. */
  async retryRestore(): Promise<void> {
    const chain = this.#chain
    if (!chain.restoreError) return
    chain.restoreError = undefined
    chain.status = 'reconnecting'
    this.#isRestoring = true
    await this.#restore()
  }

  /**
   * Tells what was held back. A wallet that has not come back by now is not connected, whatever is still remembered of it.
   * @param error - why nobody knows whether it would. What is stored of it is kept then.
   */
  endRestore(error?: AppKitError): void {
    const chain = this.#chain
    if (!this.#isRestoring && !chain.restoreError) return
    this.#isRestoring = false
    chain.restoreError = error
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

  get #chain(): NamespaceState {
    return this.#to.chains.require(this.adapter.namespace)
  }

  /** Spec 4: a failed sync sets disconnected. */
  #restore(): Promise<void> {
    return this.adapter.reconnect().then(
      () => this.endRestore(),
      cause => this.endRestore(restoreFailed(cause)),
    )
  }

  #receive(state: AdapterState): void {
    if (this.#isDetached) return
    this.#last = state
    this.#to.connectors.project(this.adapter.namespace, state.connectors)
    if (state.status === 'connected') this.#isRestoring = false
    else if (this.#isRestoring && state.status === 'disconnected') return
    this.#project(state)
  }

  #project(state: AdapterState): void {
    this.#to.connections.project(this.adapter.namespace, state)
    this.#to.chains.project(this.adapter.namespace, state)
  }
}

/** Why the connection of the last visit did not come back. */
export function restoreFailed(cause: unknown): AppKitError {
  return new AppKitError('restore/failed', 'The wallet of your last visit did not answer. Try again.', { cause })
}
