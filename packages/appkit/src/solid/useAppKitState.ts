import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { stateReader, type UseAppKitStateResult } from '../bindings/results'
import { createReading } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the state of the modal, the active network and the features that a project can
 * configure remotely. `initialized` is false during server rendering and hydration.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitState } from '@openappkit/appkit/solid'
 *
 * export function Status() {
 *   const state = useAppKitState()
 *   return <p>{state().open ? 'Open' : state().selectedNetworkId}</p>
 * }
 * ```
 */
export function useAppKitState(parameters: KitParameter = {}): Accessor<UseAppKitStateResult> {
  const kit = useKit('useAppKitState', parameters)
  return createReading(kit, stateReader(kit))
}
