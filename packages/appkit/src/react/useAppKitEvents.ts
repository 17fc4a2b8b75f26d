import type { EventsState } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * The newest event. Two events in one tick show as the second alone: whoever must hear each uses `subscribeEvents` of the kit.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { data } = useAppKitEvents()
 * ```
 */
export function useAppKitEvents(): EventsState {
  return useReading(useKit('useAppKitEvents'), snapshot => snapshot.events)
}
