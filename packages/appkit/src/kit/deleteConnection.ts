import type { AppKit, ChainNamespace } from '@openappkit/appkit-core'

/** Which wallet to leave. */
export interface DeleteConnectionParameters {
  readonly connectorId: string
  /** Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
}

/** Ends a connection that lives; forgets one that doesn't, so that it is no longer offered. */
export async function deleteConnection(
  kit: AppKit,
  { connectorId, namespace = kit.chains.state.activeNamespace }: DeleteConnectionParameters,
): Promise<void> {
  const modal = await kit.load()
  if (kit.connections.list(namespace).some(known => known.connectorId === connectorId)) {
    await modal.disconnect({ namespace, connectorId })
    return
  }
  const connector = kit.connectors.find(connectorId, namespace)
  const rdns = connector?.info?.rdns
  for (const recent of kit.connectors.state.recent) {
    const isIt =
      recent.id === connectorId ||
      (connector && recent.id === modal.explorerIdOf(connector)) ||
      (rdns !== undefined && recent.rdns === rdns)
    if (isIt) modal.forgetWallet(recent.id)
  }
}
