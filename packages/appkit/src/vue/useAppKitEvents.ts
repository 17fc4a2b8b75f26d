import type { EventsState } from '@openappkit/appkit-core'
import type { KitParameter } from '../bindings/findKit'
import { readEvents } from '../bindings/results'
import { useKit } from './useKit'
import { toReactive, useReading } from './useSource'

/**
 * Returns a reactive object with the latest event. If several events occur in one tick, it has only the last one.
 * Before the first event, that is `MODAL_CREATED`. To receive every event, use the kit's `subscribeEvents`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitEvents } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const LatestEvent = defineComponent(() => {
 *   const events = useAppKitEvents()
 *   return () => h('p', events.data.event)
 * })
 * ```
 */
export function useAppKitEvents(parameters: KitParameter = {}): Readonly<EventsState> {
  return toReactive(useReading(useKit('useAppKitEvents', parameters), readEvents))
}
