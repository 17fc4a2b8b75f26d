import type { ChainNamespace } from '@openappkit/appkit-core'
import { type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import { type NamespaceConnections, readConnections } from '../kit/readConnections'
import { useKit } from './useKit'
import { useReading } from './useSource'

/**
 * Returns a ref of the connected and the recent wallets of a namespace. Default: the active namespace. Recent wallets
 * are known once the modal's code has loaded: for connected users when the browser is idle, otherwise on intent (see
 * `AppKitInstance.prefetch`).
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitConnections } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const Wallets = defineComponent(() => {
 *   const wallets = useAppKitConnections('solana')
 *   return () => h('ul', wallets.value.connections.map(({ name }) => h('li', name)))
 * })
 * ```
 */
export function useAppKitConnections(
  namespace?: MaybeRefOrGetter<ChainNamespace | undefined>,
  parameters: KitParameter = {},
): ComputedRef<NamespaceConnections> {
  const kit = useKit('useAppKitConnections', parameters)
  return useReading(kit, snapshot => readConnections(snapshot, toValue(namespace)))
}
