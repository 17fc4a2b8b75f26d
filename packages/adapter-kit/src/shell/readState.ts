import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { AdapterActions } from './AdapterActions'

const none: readonly never[] = /* @__PURE__ */ Object.freeze([])

/** What an adapter knows of itself. */
export interface Circumstances {
  /** Undefined until they are loaded. */
  readonly actions: Pick<AdapterActions, 'connected' | 'connectors'> | undefined
  readonly isConnecting: boolean
  readonly hasReconnected: boolean
  /** Ids of the connectors that were connected here and not left on purpose. */
  readonly remembered: ReadonlySet<string>
}

/** Returns where an adapter stands for one kit: as its actions say, else connecting, else reconnecting while a wallet of the last visit is expected. */
export function readState(
  host: AdapterHost,
  { actions, isConnecting, hasReconnected, remembered }: Circumstances,
): AdapterState {
  const connectors = actions?.connectors(host) ?? none
  const connected = actions?.connected
  if (connected) return { ...connected, connectors, status: 'connected' }
  const stored = host.wallets.reconnect ? host.storedConnectorIds.find(id => remembered.has(id)) : undefined
  const isExpected = !isConnecting && !hasReconnected && stored !== undefined
  return {
    status: isConnecting ? 'connecting' : isExpected ? 'reconnecting' : 'disconnected',
    connectors,
    connections: none,
    activeConnectorId: isExpected ? stored : undefined,
    address: isExpected ? host.address : undefined,
    chainId: isExpected ? host.network?.id : undefined,
  }
}
