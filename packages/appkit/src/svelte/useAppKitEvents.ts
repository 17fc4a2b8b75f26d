import type { EventsState } from '@openappkit/appkit-core'
import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { readEvents } from '../bindings/results'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the latest event. If several events occur in one tick, it has only the last one. Before the first
 * event, that is `MODAL_CREATED`. To receive every event, use the kit's `subscribeEvents`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitEvents } from '@openappkit/appkit/svelte'
 *
 *   const events = useAppKitEvents()
 * </script>
 *
 * <p>{$events.data.event}</p>
 * ```
 */
export function useAppKitEvents(parameters: KitParameter = {}): Readable<EventsState> {
  return readingStore(useKit('useAppKitEvents', parameters), readEvents)
}
