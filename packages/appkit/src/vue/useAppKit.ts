import type { KitParameter } from '../bindings/findKit'
import { modalMethods } from '../bindings/results'
import type { UseAppKitResult } from '../kit/hookResults'
import { useKit } from './useKit'

/**
 * Returns methods to open and close the modal and to connect a wallet.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKit } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const ConnectButton = defineComponent(() => {
 *   const { open } = useAppKit()
 *   return () => h('button', { onClick: () => open() }, 'Connect wallet')
 * })
 * ```
 */
export function useAppKit(parameters: KitParameter = {}): UseAppKitResult {
  return modalMethods(useKit('useAppKit', parameters))
}
