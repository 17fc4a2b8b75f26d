import type { ChainNamespace, ProviderOf } from '@openappkit/appkit-core'
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import type { UseAppKitProviderResult } from '../kit/hookResults'
import { type LoadedProvider, loadProvider, providerOf, providerSource } from '../kit/loadProvider'
import { access, createReading, derive, type MaybeAccessor } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the provider of the namespace's active wallet. `walletProvider` is undefined while the
 * namespace has no connected wallet, until the provider has loaded, and if it can't load.
 *
 * @typeParam Provider - Type of the provider. Default: the type that the namespace's adapter declares, else `unknown`.
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitProvider } from '@openappkit/appkit/solid'
 * import { createMemo } from 'solid-js'
 * import { createWalletClient, custom } from 'viem'
 *
 * export function createWallet() {
 *   const wallet = useAppKitProvider('eip155')
 *   return createMemo(() => {
 *     const { walletProvider } = wallet()
 *     return walletProvider && createWalletClient({ transport: custom(walletProvider) })
 *   })
 * }
 * ```
 */
export function useAppKitProvider<Provider = never, Namespace extends ChainNamespace = ChainNamespace>(
  namespace: MaybeAccessor<Namespace>,
  parameters: KitParameter = {},
): Accessor<UseAppKitProviderResult<ProviderOf<Namespace, Provider>>> {
  const kit = useKit('useAppKitProvider', parameters)
  const source = createReading(kit, snapshot => providerSource(snapshot, access(namespace)))
  const [loaded, setLoaded] = createSignal<LoadedProvider>()
  createEffect(() => onCleanup(loadProvider(kit, source(), setLoaded)))
  return derive(() => ({
    // The adapter or the caller declares the provider's type; it can't be checked here.
    walletProvider: providerOf(source(), loaded()) as ProviderOf<Namespace, Provider> | undefined,
    walletProviderType: source().type,
  }))
}
