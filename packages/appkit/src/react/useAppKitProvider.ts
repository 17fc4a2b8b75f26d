import type { ChainNamespace, ConnectorType } from '@openappkit/appkit-core'
import { useEffect, useMemo, useState } from 'react'
import { walletInfo } from '../kit/walletInfo'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** What {@link useAppKitProvider} returns. */
export interface UseAppKitProviderResult<Provider> {
  readonly walletProvider: Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * The wallet's own provider of a namespace: EIP-1193, Wallet Standard, … Undefined until a wallet is connected and has handed it over.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
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
  const [given, setGiven] = useState<{ readonly key: string; readonly provider: unknown }>()
  useEffect(() => {
    if (!connectorId) return
    let isCurrent = true
    // By the adapter: the kit's own method may have another form.
    kit
      .adapter(namespace)
      .getProvider(connectorId)
      .then(
        provider => {
          if (isCurrent) setGiven({ key, provider })
        },
        // A connection that ended meanwhile has no provider, and the reading above says so.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [kit, namespace, connectorId, key])
  const provider = connectorId && given?.key === key ? given.provider : undefined
  return useMemo(
    // Which provider a namespace has is the caller's knowledge; nothing here can check it.
    () => ({ walletProvider: provider as Provider | undefined, walletProviderType: connectorId ? type : undefined }),
    [provider, connectorId, type],
  )
}
