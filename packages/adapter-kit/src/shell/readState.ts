import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { AdapterActions } from './AdapterActions'

const none: readonly never[] = /* @__PURE__ */ Object.freeze([])

/** State of an adapter that {@link readState} combines. */
export interface Circumstances {
  /** Undefined until the actions have loaded. */
  readonly actions: Pick<AdapterActions, 'connected' | 'connectors'> | undefined
  readonly isConnecting: boolean
  readonly hasReconnected: boolean
  /** Ids of connectors that the user connected and didn't disconnect. */
  readonly remembered: ReadonlySet<string>
}

/**
 * Returns the adapter's state for one kit: connected, else connecting, else reconnecting while a wallet from the last
 * visit hasn't been tried, else disconnected.
 */
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
