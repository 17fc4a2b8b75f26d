import type { ChainNamespace, ProviderOf } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { useEffect, useMemo, useState } from 'react'
import type { UseAppKitProviderResult } from '../kit/hookResults'
import { type LoadedProvider, loadProvider, providerOf, providerSource } from '../kit/loadProvider'
import { useKit } from './useKit'

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
  const source = useReading(kit, snapshot => providerSource(snapshot, namespace))
  const [loaded, setLoaded] = useState<LoadedProvider>()
  useEffect(() => loadProvider(kit, source, setLoaded), [kit, source])
  const { type } = source
  const provider = providerOf(source, loaded)
  return useMemo(
    // The adapter or the caller declares the provider's type; it can't be checked here.
    () => ({
      walletProvider: provider as ProviderOf<Namespace, Provider> | undefined,
      walletProviderType: type,
    }),
    [provider, type],
  )
}
