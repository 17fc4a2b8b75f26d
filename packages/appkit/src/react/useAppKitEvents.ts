import type { EventsState } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * Returns the latest event. Of two events in one tick it returns only the second; to receive all events, use the kit's
 * `subscribeEvents`.
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
