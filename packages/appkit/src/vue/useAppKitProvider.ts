import type { ChainNamespace, ProviderOf } from '@openappkit/appkit-core'
import { computed, type MaybeRefOrGetter, shallowRef, toValue, watchEffect } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import type { UseAppKitProviderResult } from '../kit/hookResults'
import { type LoadedProvider, loadProvider, providerOf, providerSource } from '../kit/loadProvider'
import { useKit } from './useKit'
import { toReactive, useReading } from './useSource'

/**
 * Returns a reactive object with the provider of the namespace's active wallet. `walletProvider` is undefined while the
 * namespace has no connected wallet, until the provider has loaded, and if it can't load.
 *
 * @typeParam Provider - Type of the provider. Default: the type that the namespace's adapter declares, else `unknown`.
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitProvider } from '@openappkit/appkit/vue'
 * import { createWalletClient, custom } from 'viem'
 * import { computed } from 'vue'
 *
 * export function useWalletClient() {
 *   const wallet = useAppKitProvider('eip155')
 *   return computed(() => wallet.walletProvider && createWalletClient({ transport: custom(wallet.walletProvider) }))
 * }
 * ```
 */
export function useAppKitProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
  namespace: MaybeRefOrGetter<Namespace>,
  parameters: KitParameter = {},
): Readonly<UseAppKitProviderResult<ProviderOf<Namespace, Provider>>> {
  const kit = useKit('useAppKitProvider', parameters)
  const source = useReading(kit, snapshot => providerSource(snapshot, toValue(namespace)))
  const loaded = shallowRef<LoadedProvider>()
  watchEffect(onCleanup =>
    onCleanup(
      loadProvider(kit, source.value, provider => {
        loaded.value = provider
      }),
    ),
  )
  return toReactive(
    computed(() => ({
      // The adapter or the caller declares the provider's type; it can't be checked here.
      walletProvider: providerOf(source.value, loaded.value) as ProviderOf<Namespace, Provider> | undefined,
      walletProviderType: source.value.type,
    })),
  )
}
