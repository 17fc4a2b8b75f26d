import type { ComputedRef } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import { networkReader } from '../bindings/results'
import type { UseAppKitNetworkResult } from '../kit/hookResults'
import { useKit } from './useKit'
import { useReading } from './useSource'

/**
 * Returns a ref of the active network, with a method to switch it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { optimism } from '@openappkit/appkit/networks'
 * import { useAppKitNetwork } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const SwitchButton = defineComponent(() => {
 *   const network = useAppKitNetwork()
 *   return () => h('button', { onClick: () => network.value.switchNetwork(optimism) }, 'Use Optimism')
 * })
 * ```
 */
export function useAppKitNetwork(parameters: KitParameter = {}): ComputedRef<UseAppKitNetworkResult> {
  const kit = useKit('useAppKitNetwork', parameters)
  return useReading(kit, networkReader(kit))
}
