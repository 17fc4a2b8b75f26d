import type { EventsState } from '@openappkit/appkit-core'
import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { readEvents } from '../bindings/results'
import { createReading } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the latest event. If several events occur in one tick, it has only the last one.
 * Before the first event, that is `MODAL_CREATED`. To receive every event, use the kit's `subscribeEvents`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitEvents } from '@openappkit/appkit/solid'
 *
 * export function LatestEvent() {
 *   const events = useAppKitEvents()
 *   return <p>{events().data.event}</p>
 * }
 * ```
 */
export function useAppKitEvents(parameters: KitParameter = {}): Accessor<EventsState> {
  return createReading(useKit('useAppKitEvents', parameters), readEvents)
}
