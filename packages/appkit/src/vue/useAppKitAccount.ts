import { type Account, type ChainNamespace, readAccount } from '@openappkit/appkit-core'
import { type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import { useKit } from './useKit'
import { useReading } from './useSource'

/**
 * Returns a ref of a namespace's account. Default: the active namespace. While the last wallet reconnects, `address` is
 * known and `status` is `connecting` or `reconnecting`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitAccount } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const Address = defineComponent(() => {
 *   const account = useAppKitAccount({ namespace: 'eip155' })
 *   return () => h('p', account.value.isConnected ? account.value.address : 'Not connected')
 * })
 * ```
 */
export function useAppKitAccount<Namespace extends ChainNamespace>(
  parameters: KitParameter & { readonly namespace: MaybeRefOrGetter<Namespace> },
): ComputedRef<Account<Namespace>>
/** Returns a ref of a namespace's account. Default: the active namespace. */
export function useAppKitAccount(
  parameters?: KitParameter & { readonly namespace?: MaybeRefOrGetter<ChainNamespace | undefined> },
): ComputedRef<Account>
export function useAppKitAccount(
  parameters: KitParameter & { readonly namespace?: MaybeRefOrGetter<ChainNamespace | undefined> } = {},
): ComputedRef<Account> {
  const kit = useKit('useAppKitAccount', parameters)
  return useReading(kit, ({ chains }) => readAccount(chains, toValue(parameters.namespace)))
}
