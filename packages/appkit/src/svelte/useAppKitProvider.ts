import type { ChainNamespace, ProviderOf } from '@openappkit/appkit-core'
import { derived, type Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import type { UseAppKitProviderResult } from '../kit/hookResults'
import { type LoadedProvider, loadProvider, providerOf, providerSource } from '../kit/loadProvider'
import { distinct, readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the provider of the namespace's active wallet. `walletProvider` is undefined while the namespace
 * has no connected wallet, until the provider has loaded, and if it can't load.
 *
 * @typeParam Provider - Type of the provider. Default: the type that the namespace's adapter declares, else `unknown`.
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitProvider } from '@openappkit/appkit/svelte'
 * import { derived } from 'svelte/store'
 * import { createWalletClient, custom } from 'viem'
 *
 * export function useWalletClient() {
 *   return derived(
 *     useAppKitProvider('eip155'),
 *     ({ walletProvider }) => walletProvider && createWalletClient({ transport: custom(walletProvider) }),
 *   )
 * }
 * ```
 */
export function useAppKitProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
  namespace: Namespace,
  parameters: KitParameter = {},
): Readable<UseAppKitProviderResult<ProviderOf<Namespace, Provider>>> {
  const found = useKit('useAppKitProvider', parameters)
  const source = readingStore(found, snapshot => providerSource(snapshot, namespace))
  const loaded = derived(source, (wallet, set: (loaded: LoadedProvider) => void) =>
    loadProvider(found.kit, wallet, set),
  )
  return distinct(
    derived([source, loaded], ([wallet, provider]) => ({
      // The adapter or the caller declares the provider's type; it can't be checked here.
      walletProvider: providerOf(wallet, provider) as ProviderOf<Namespace, Provider> | undefined,
      walletProviderType: wallet.type,
    })),
  )
}
