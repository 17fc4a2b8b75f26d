import type { ChainNamespace } from '@openappkit/contract'
import type { Store } from '../storage/Store'
import { disconnectedConnectorsKey } from '../storage/storageKeys'

/** Records that the user disconnected these connectors, so the kit doesn't reconnect them after a reload. */
export function leaveConnections(store: Store, namespace: ChainNamespace, connectorIds: readonly string[]): void {
  const left = store.read(disconnectedConnectorsKey) ?? {}
  store.write(disconnectedConnectorsKey, {
    ...left,
    [namespace]: [...new Set([...(left[namespace] ?? []), ...connectorIds])],
  })
}
