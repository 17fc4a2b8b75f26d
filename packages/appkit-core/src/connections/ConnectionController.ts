import type { ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { AdapterState } from '../adapter/ChainAdapter'
import type { Connection } from '../adapter/Connection'
import type { Store } from '../storage/Store'
import { connectionsKey, disconnectedConnectorsKey } from '../storage/storageKeys'
import { activeFirst } from './activeFirst'

/** Live connections of one namespace. */
export interface NamespaceConnections {
  connections: readonly Connection[]
  activeConnectorId: string | undefined
}

/** Live connections by namespace. */
export interface ConnectionState {
  namespaces: Partial<Record<ChainNamespace, NamespaceConnections>>
}

/** Keeps the live connections of each namespace, as its adapter reports them. */
export class ConnectionController {
  readonly state: ConnectionState = proxy<ConnectionState>({ namespaces: {} })
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Replaces a namespace's connections with those that its adapter reports. */
  project(
    namespace: ChainNamespace,
    { connections, activeConnectorId }: Pick<AdapterState, 'connections' | 'activeConnectorId'>,
  ): void {
    const known = this.state.namespaces[namespace]
    if (known?.connections === connections && known.activeConnectorId === activeConnectorId) return
    this.state.namespaces[namespace] = { connections: ref(connections), activeConnectorId }
    // A wallet that connected again no longer counts as disconnected by the user.
    const left = this.#store.read(disconnectedConnectorsKey) ?? {}
    const ids = left[namespace] ?? []
    const still = ids.filter(id => !connections.some(({ connectorId }) => connectorId === id))
    if (still.length !== ids.length) this.#store.write(disconnectedConnectorsKey, { ...left, [namespace]: still })
  }

  /** Returns the live connections, the active one first. */
  list(namespace: ChainNamespace): readonly Connection[] {
    const { connections = [], activeConnectorId } = this.state.namespaces[namespace] ?? {}
    return activeFirst(connections, activeConnectorId)
  }

  /** Returns the active connection of a namespace. Undefined if there is none. */
  active(namespace: ChainNamespace): Connection | undefined {
    const known = this.state.namespaces[namespace]
    return known?.connections.find(({ connectorId }) => connectorId === known.activeConnectorId)
  }

  /**
   * Returns the connector ids to reconnect: those of the last session that the user didn't disconnect, the active one
   * first.
   */
  storedConnectorIds(namespace: ChainNamespace): readonly string[] {
    const left = this.#store.read(disconnectedConnectorsKey)?.[namespace] ?? []
    const stored = this.#store.read(connectionsKey)?.[namespace] ?? []
    return stored.map(({ connectorId }) => connectorId).filter(id => !left.includes(id))
  }
}
