import type { ChainNamespace } from '@openappkit/contract'
import type { Store } from '../storage/Store'
import { disconnectedConnectorsKey } from '../storage/storageKeys'

/** Remembers that the visitor disconnected these on purpose, so that no reload brings them back. */
export function leaveConnections(store: Store, namespace: ChainNamespace, connectorIds: readonly string[]): void {
  const left = store.read(disconnectedConnectorsKey) ?? {}
  store.write(disconnectedConnectorsKey, {
    ...left,
    [namespace]: [...new Set([...(left[namespace] ?? []), ...connectorIds])],
  })
}
