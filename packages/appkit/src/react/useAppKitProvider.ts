import type { ChainNamespace, ConnectorType } from '@openappkit/appkit-core'
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
 * Returns the provider of the namespace's active wallet, such as an EIP-1193 provider or a Wallet Standard wallet.
 * `walletProvider` is undefined while the namespace has no connected wallet, until the provider has loaded, and if it
 * can't load.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitProvider } from '@openappkit/appkit/react'
 * import type { EIP1193Provider } from 'viem'
 *
 * export function useEthereum() {
 *   return useAppKitProvider<EIP1193Provider>('eip155').walletProvider
 * }
 * ```
 */
export function useAppKitProvider<Provider = unknown>(namespace: ChainNamespace): UseAppKitProviderResult<Provider> {
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
    // The caller chooses the provider's type; it can't be checked here.
    () => ({ walletProvider: provider as Provider | undefined, walletProviderType: connectorId ? type : undefined }),
    [provider, connectorId, type],
  )
}
