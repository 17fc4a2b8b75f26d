import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { Connection } from '../adapter/Connection'
import { BalanceController } from '../chains/BalanceController'
import type { PrintedBalance } from '../chains/balanceState'
import { leaveConnections } from '../connections/leaveConnections'
import type { WalletHistory } from '../connectors/WalletHistory'
import type { KitCore } from './KitCore'

/** Which connection, and which of its accounts, to use from now on. */
export interface SwitchConnectionParameters {
  /** Which one, by its connector's id or by itself. */
  readonly connectorId?: string | undefined
  readonly connection?: Pick<Connection, 'connectorId'> | undefined
  readonly namespace: ChainNamespace
  readonly address?: string | undefined
}

/** Which connections to end: all, those of a namespace, or one. */
export interface DisconnectParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId?: string | undefined
}

/** What leaving a wallet needs of the modal's half of the kit. */
export interface AccountContext {
  disconnect(parameters: DisconnectParameters): Promise<void>
  readonly wallets: Pick<WalletHistory, 'directoryIdOf' | 'forget'>
}

/** What can be done with an account, and only then: loads once a wallet is connected. */
export class AccountActions {
  readonly #kit: KitCore
  readonly #balances: BalanceController

  constructor(kit: KitCore) {
    this.#kit = kit
    this.#balances = new BalanceController(kit.balances.state, kit.store, kit.environment)
    const forget = () => this.#forgetBalances()
    forget()
    for (const state of [kit.chains.state, kit.connections.state]) kit.onDestroy(subscribe(state, forget, true))
  }

  /** See `AppKit.refreshBalance`. */
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

  /** See `AppKit.disconnect`. `listeners` are called when something ended, also where something else did not. */
  async disconnect(
    given: DisconnectParameters | ChainNamespace,
    listeners: Iterable<() => void | Promise<void>> = [],
  ): Promise<void> {
    const { namespace, connectorId }: DisconnectParameters = typeof given === 'string' ? { namespace: given } : given
    const { adapters, chains, events } = this.#kit
    if (connectorId !== undefined) this.#assertKnown(connectorId, namespace)
    const before = adapters.namespaces.filter(name => chains.isConnected(name))
    const asked = namespace ? [namespace] : adapters.namespaces.filter(name => this.#hasAccount(name))
    const shared = this.#sharedBeyond(asked, connectorId)
    const outcomes = await Promise.allSettled([
      ...asked.map(name => this.#disconnect(name, connectorId)),
      ...shared.map(([name, id]) => this.#disconnect(name, id)),
    ])
    // A page whose visitor is connected shows that, whichever chain he was on.
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

  /** See `AppKit.switchConnection`. `isLatest` says whether the user has chosen nothing else since. */
  async switchConnection(
    { connection, connectorId = connection?.connectorId ?? '', namespace, address }: SwitchConnectionParameters,
    isLatest: () => boolean,
  ): Promise<void> {
    await this.#kit.adapter(namespace).switchConnection({ connectorId, address })
    if (isLatest()) this.#kit.chains.setActiveNamespace(namespace)
  }

  /** See `ModalKit.deleteConnection`. @throws AppKitError `wallet/not-connected` for a wallet that the app never had. */
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

  /** Of accounts that were disconnected nothing is kept. Spec 4, 'Reset'. */
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

  /** A wallet that isn't connected may be disconnected again; one that the app never had is a mistake. */
  #assertKnown(connectorId: string, namespace: ChainNamespace | undefined): void {
    const { adapters, connections, connectors } = this.#kit
    const isConnection = (name: ChainNamespace) =>
      connections.storedConnectorIds(name).includes(connectorId) ||
      connections.list(name).some(known => known.connectorId === connectorId)
    if (connectors.find(connectorId, namespace)) return
    if ((namespace ? [namespace] : adapters.namespaces).some(isConnection)) return
    throw new AppKitError('wallet/not-connected', `No wallet has the connector id ${connectorId}.`)
  }

  async #disconnect(namespace: ChainNamespace, connectorId: string | undefined): Promise<void> {
    const { connections, store } = this.#kit
    const live = connections.list(namespace).map(connection => connection.connectorId)
    const ids = connectorId ? [connectorId] : [...live, ...connections.storedConnectorIds(namespace)]
    await this.#kit.adapter(namespace).disconnect({ connectorId })
    this.#kit.adapters.endRestore(namespace)
    leaveConnections(store, namespace, ids)
  }

  /** A session spans chains: what ends on the `asked` ones ends with the same connector on the others. Reference, adapters section 1.3. */
  #sharedBeyond(
    asked: readonly ChainNamespace[],
    connectorId: string | undefined,
  ): readonly (readonly [ChainNamespace, string])[] {
    const { adapters, connections, connectors } = this.#kit
    const isShared = (id: string) => ['WALLET_CONNECT', 'AUTH'].includes(connectors.find(id)?.type ?? '')
    const idsOf = (namespace: ChainNamespace) => connections.list(namespace).map(known => known.connectorId)
    const ending = asked.flatMap(idsOf).filter(id => isShared(id) && (connectorId === undefined || id === connectorId))
    return adapters.namespaces
      .filter(namespace => !asked.includes(namespace))
      .flatMap(namespace => idsOf(namespace).flatMap(id => (ending.includes(id) ? [[namespace, id] as const] : [])))
  }

  /** Something to disconnect: a live connection, or one that is being made or restored, or that failed to come back. */
  #hasAccount(namespace: ChainNamespace): boolean {
    const { chains, connections } = this.#kit
    const { status, restoreError } = chains.require(namespace)
    return status !== 'disconnected' || restoreError !== undefined || connections.list(namespace).length > 0
  }
}
