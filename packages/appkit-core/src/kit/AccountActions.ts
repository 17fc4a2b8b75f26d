import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { Connection } from '../adapter/Connection'
import { BalanceController } from '../chains/BalanceController'
import type { PrintedBalance } from '../chains/balanceState'
import { leaveConnections } from '../connections/leaveConnections'
import type { WalletHistory } from '../connectors/WalletHistory'
import type { AppKitContext } from './AppKitContext'

/** Connection to activate, optionally with one of its accounts. */
export interface SwitchConnectionParameters {
  /** Id of the connection's connector. Default: `connection.connectorId`. */
  readonly connectorId?: string | undefined
  readonly connection?: Pick<Connection, 'connectorId'> | undefined
  readonly namespace: ChainNamespace
  /** Account of the connection to activate. */
  readonly address?: string | undefined
}

/** Connections to end, by namespace and connector. Default: all of them. */
export interface DisconnectParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId?: string | undefined
}

/** Part of `ModalKit` that {@link AccountActions} uses. */
export interface AccountContext {
  disconnect(parameters: DisconnectParameters): Promise<void>
  readonly wallets: Pick<WalletHistory, 'directoryIdOf' | 'forget'>
}

/** Disconnects wallets, switches connections and fetches balances. Loads on first use. */
export class AccountActions {
  readonly #kit: AppKitContext
  readonly #balances: BalanceController

  constructor(kit: AppKitContext) {
    this.#kit = kit
    this.#balances = new BalanceController(kit.balances.state, kit.store, kit.environment)
    const forget = () => this.#forgetBalances()
    forget()
    for (const state of [kit.chains.state, kit.connections.state]) kit.onDestroy(subscribe(state, forget, true))
  }

  /** Fetches the native balance. See `AppKit.refreshBalance`. */
  async refreshBalance(namespace: ChainNamespace): Promise<PrintedBalance> {
    const { chains } = this.#kit
    const { address, network } = chains.get(namespace) ?? {}
    if (!address || !network) throw new AppKitError('balance/not-connected', 'No balance found')
    const fetch = async () => {
      const transfers = await this.#kit.adapter(namespace).transfers()
      return transfers.getBalance({ address, caipNetwork: network })
    }
    return this.#balances.refresh({ address, network, fetch })
  }

  /**
   * Ends connections. See `AppKit.disconnect`. Calls `listeners` unless a connection failed to end and every namespace
   * is still connected.
   */
  async disconnect(
    target: DisconnectParameters | ChainNamespace,
    listeners: Iterable<() => void | Promise<void>> = [],
  ): Promise<void> {
    const { namespace, connectorId }: DisconnectParameters = typeof target === 'string' ? { namespace: target } : target
    const { adapters, chains, events } = this.#kit
    if (connectorId !== undefined) this.#assertKnown(connectorId, namespace)
    const before = adapters.namespaces.filter(name => chains.isConnected(name))
    const namespaces = namespace ? [namespace] : adapters.namespaces.filter(name => this.#hasAccount(name))
    const shared = this.#sharedBeyond(namespaces, connectorId)
    const outcomes = await Promise.allSettled([
      ...namespaces.map(name => this.#disconnect(name, connectorId)),
      ...shared.map(([name, id]) => this.#disconnect(name, id)),
    ])
    // If another chain is still connected, activate it.
    const left = !chains.isConnected() && adapters.namespaces.find(name => chains.isConnected(name))
    if (left) chains.setActiveNamespace(left)
    const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    if (failures.length === 0)
      events.track('DISCONNECT_SUCCESS', { namespace: (shared.length === 0 && namespace) || 'all' })
    if (failures.length === 0 || before.some(name => !chains.isConnected(name)))
      for (const listener of listeners) await listener()
    if (failures.length > 0) {
      const reasons = failures.map(cause => (cause instanceof Error ? cause.message : String(cause)))
      const message = `Failed to disconnect chains: ${reasons.join(', ')}`
      events.track('DISCONNECT_ERROR', { message })
      throw new AppKitError('disconnect/failed', message, { cause: failures[0] })
    }
  }

  /**
   * Activates a connection. See `AppKit.switchConnection`.
   * @param isLatest - Returns false once the user has made another choice.
   */
  async switchConnection(
    { connection, connectorId = connection?.connectorId ?? '', namespace, address }: SwitchConnectionParameters,
    isLatest: () => boolean,
  ): Promise<void> {
    await this.#kit.adapter(namespace).switchConnection({ connectorId, address })
    if (isLatest()) this.#kit.chains.setActiveNamespace(namespace)
  }

  /**
   * Ends or forgets a connection. See `ModalKit.deleteConnection`.
   * @throws {AppKitError} `wallet/not-connected` if the kit doesn't know the wallet.
   */
  async deleteConnection(
    kit: AccountContext,
    connectorId: string,
    namespace: ChainNamespace = this.#kit.chains.state.activeNamespace,
  ): Promise<void> {
    const { connections, connectors } = this.#kit
    if (connections.list(namespace).some(known => known.connectorId === connectorId))
      return kit.disconnect({ namespace, connectorId })
    const connector = connectors.find(connectorId, namespace)
    if (!connectors.state.recent.some(({ id }) => id === connectorId)) this.#assertKnown(connectorId, namespace)
    const rdns = connector?.info?.rdns
    for (const recent of connectors.state.recent) {
      const isIt =
        recent.id === connectorId ||
        (connector && recent.id === kit.wallets.directoryIdOf(connector)) ||
        (rdns !== undefined && recent.rdns === rdns)
      if (isIt) kit.wallets.forget(recent.id)
    }
  }

  /** Drops the balances of accounts that are no longer connected. */
  #forgetBalances(): void {
    const { chains, connections } = this.#kit
    const inUse = new Set(
      Object.values(chains.state.namespaces).flatMap(({ namespace, address }) => [
        `${namespace}:${address}`,
        ...connections
          .list(namespace)
          .flatMap(({ accounts }) => accounts.map(known => `${namespace}:${known.address}`)),
      ]),
    )
    this.#balances.retain((namespace, address) => inUse.has(`${namespace}:${address}`))
  }

  /** Throws `wallet/not-connected` for an unknown connector id. A known wallet doesn't have to be connected. */
  #assertKnown(connectorId: string, namespace: ChainNamespace | undefined): void {
    const { adapters, connections, connectors } = this.#kit
    const isConnection = (name: ChainNamespace) =>
      connections.storedConnectorIds(name).includes(connectorId) ||
      connections.list(name).some(known => known.connectorId === connectorId)
    if (connectors.find(connectorId, namespace)) return
    if ((namespace ? [namespace] : adapters.namespaces).some(isConnection)) return
    throw new AppKitError('wallet/not-connected', `No wallet has the connector ID ${connectorId}. Check it.`)
  }

  async #disconnect(namespace: ChainNamespace, connectorId: string | undefined): Promise<void> {
    const { connections, store } = this.#kit
    const live = connections.list(namespace).map(connection => connection.connectorId)
    const ids = connectorId ? [connectorId] : [...live, ...connections.storedConnectorIds(namespace)]
    await this.#kit.adapter(namespace).disconnect({ connectorId })
    this.#kit.adapters.endReconnect(namespace)
    leaveConnections(store, namespace, ids)
  }

  /**
   * Returns the connections on other namespaces that end together with those on `namespaces`: a WalletConnect session or
   * embedded wallet spans chains.
   */
  #sharedBeyond(
    namespaces: readonly ChainNamespace[],
    connectorId: string | undefined,
  ): readonly (readonly [ChainNamespace, string])[] {
    const { adapters, connections, connectors } = this.#kit
    const isShared = (id: string) => ['WALLET_CONNECT', 'AUTH'].includes(connectors.find(id)?.type ?? '')
    const idsOf = (namespace: ChainNamespace) => connections.list(namespace).map(known => known.connectorId)
    const ending = namespaces
      .flatMap(idsOf)
      .filter(id => isShared(id) && (connectorId === undefined || id === connectorId))
    return adapters.namespaces
      .filter(namespace => !namespaces.includes(namespace))
      .flatMap(namespace => idsOf(namespace).flatMap(id => (ending.includes(id) ? [[namespace, id] as const] : [])))
  }

  /**
   * Returns whether a namespace has something to disconnect: a connection that is live, in progress or failed to
   * reconnect.
   */
  #hasAccount(namespace: ChainNamespace): boolean {
    const { chains, connections } = this.#kit
    const { status, reconnectError } = chains.require(namespace)
    return status !== 'disconnected' || reconnectError !== undefined || connections.list(namespace).length > 0
  }
}
