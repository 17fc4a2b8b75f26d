import type { ChainNamespace, ConnectorType, ProviderOf } from '@openappkit/appkit-core'
import { useEffect, useMemo, useState } from 'react'
import { walletInfo } from '../kit/walletInfo'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** Result of {@link useAppKitProvider}. */
export interface UseAppKitProviderResult<Provider> {
  readonly walletProvider: Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * Returns the provider of the namespace's active wallet. `walletProvider` is undefined while the namespace has no
 * connected wallet, until the provider has loaded, and if it can't load.
 *
 * @typeParam Provider - Type of the provider. Default: the type that the namespace's adapter declares, else `unknown`.
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitProvider } from '@openappkit/appkit/react'
 * import { createWalletClient, custom } from 'viem'
 *
 * export function useWalletClient() {
 *   const { walletProvider } = useAppKitProvider('eip155')
 *   return walletProvider && createWalletClient({ transport: custom(walletProvider) })
 * }
 * ```
 */
export function useAppKitProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
  namespace: Namespace,
): UseAppKitProviderResult<ProviderOf<Namespace, Provider>> {
  const kit = useKit('useAppKitProvider')
  const { connectorId, type } = useReading(kit, snapshot => ({
    connectorId:
      snapshot.chains.namespaces[namespace]?.status === 'connected'
        ? snapshot.connections.namespaces[namespace]?.activeConnectorId
        : undefined,
    type: walletInfo(snapshot, namespace)?.type,
  }))
  const key = `${namespace}:${connectorId}`
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly provider: unknown }>()
  useEffect(() => {
    if (!connectorId) return
    let isCurrent = true
    // Reads from the adapter, because a compat kit's method has a different signature.
    kit
      .adapter(namespace)
      .getProvider(connectorId)
      .then(
        provider => {
          if (isCurrent) setLoaded({ key, provider })
        },
        // The connection ended or its code failed to load. The provider stays undefined.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [kit, namespace, connectorId, key])
  const provider = connectorId && loaded?.key === key ? loaded.provider : undefined
  return useMemo(
    // The adapter or the caller declares the provider's type; it can't be checked here.
    () => ({
      walletProvider: provider as ProviderOf<Namespace, Provider> | undefined,
      walletProviderType: connectorId ? type : undefined,
    }),
    [provider, connectorId, type],
  )
}
