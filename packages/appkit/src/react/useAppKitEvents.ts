import type { EventsState } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { useKit } from './useKit'

/**
 * Returns the latest event. If several events occur in one tick, it returns only the last one. Before the first event,
 * it returns `MODAL_CREATED`. To receive every event, use the kit's `subscribeEvents`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitEvents } from '@openappkit/appkit/react'
 *
 * export function LatestEvent() {
 *   const { data } = useAppKitEvents()
 *   return <p>{data.event}</p>
 * }
 * ```
 */
export function useAppKitEvents(): EventsState {
  return useReading(useKit('useAppKitEvents'), snapshot => snapshot.events)
}
