import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { stateReader, type UseAppKitStateResult } from '../bindings/results'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the state of the modal, the active network and the features that a project can configure remotely.
 * `initialized` is false during server rendering and hydration.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitState } from '@openappkit/appkit/svelte'
 *
 *   const state = useAppKitState()
 * </script>
 *
 * <p>{$state.open ? 'Open' : $state.selectedNetworkId}</p>
 * ```
 */
export function useAppKitState(parameters: KitParameter = {}): Readable<UseAppKitStateResult> {
  const found = useKit('useAppKitState', parameters)
  return readingStore(found, stateReader(found.kit))
}
