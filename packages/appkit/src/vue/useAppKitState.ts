import type { KitParameter } from '../bindings/findKit'
import { stateReader, type UseAppKitStateResult } from '../bindings/results'
import { useKit } from './useKit'
import { toReactive, useReading } from './useSource'

/**
 * Returns a reactive object with the state of the modal, the active network and the features that a project can
 * configure remotely. `initialized` is false during server rendering and hydration.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitState } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const Status = defineComponent(() => {
 *   const state = useAppKitState()
 *   return () => h('p', state.open ? 'Open' : state.selectedNetworkId)
 * })
 * ```
 */
export function useAppKitState(parameters: KitParameter = {}): Readonly<UseAppKitStateResult> {
  const kit = useKit('useAppKitState', parameters)
  return toReactive(useReading(kit, stateReader(kit)))
}
