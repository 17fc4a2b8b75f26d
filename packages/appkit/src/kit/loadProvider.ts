import type { ChainNamespace, ConnectorType, KitSnapshot } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'

/** The connected wallet of a namespace, whose provider can load. */
export interface ProviderSource {
  readonly namespace: ChainNamespace
  /** Undefined while the namespace has no connected wallet. */
  readonly connectorId: string | undefined
  readonly type: ConnectorType | undefined
}

/** The provider of a wallet. */
export interface LoadedProvider extends Pick<ProviderSource, 'namespace' | 'connectorId'> {
  readonly provider: unknown
}

/** Returns the wallet whose provider {@link loadProvider} loads. */
export function providerSource(snapshot: KitSnapshot, namespace: ChainNamespace): ProviderSource {
  const isConnected = snapshot.chains.namespaces[namespace]?.status === 'connected'
  const connectorId = isConnected ? snapshot.connections.namespaces[namespace]?.activeConnectorId : undefined
  const connector = snapshot.connectors.connectors.find(({ id, chain }) => id === connectorId && chain === namespace)
  return { namespace, connectorId, type: connector?.type }
}

/** Loads a wallet's provider and passes it to `use`, unless it can't load or the returned function is called first. */
export function loadProvider(
  kit: HostKit,
  { namespace, connectorId }: ProviderSource,
  use: (loaded: LoadedProvider) => void,
): () => void {
  let isCurrent = true
  if (connectorId)
    // Reads from the adapter, because a compat kit's method has a different signature.
    kit
      .adapter(namespace)
      .getProvider(connectorId)
      .then(
        provider => {
          if (isCurrent) use({ namespace, connectorId, provider })
        },
        // The connection ended or its code failed to load. The provider stays undefined.
        () => {},
      )
  return () => {
    isCurrent = false
  }
}

/** Returns the loaded provider, unless it is another wallet's. */
export function providerOf({ namespace, connectorId }: ProviderSource, loaded: LoadedProvider | undefined): unknown {
  return connectorId && loaded?.connectorId === connectorId && loaded.namespace === namespace
    ? loaded.provider
    : undefined
}
