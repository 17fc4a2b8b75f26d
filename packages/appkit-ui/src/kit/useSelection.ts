import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * Returns part of a controller's state and rerenders only when that part changes. `select` must return a primitive or
 * an object of the snapshot; those keep their identity while unchanged.
 *
 * @example
 * ```ts
 * import { useKit } from '@openappkit/appkit-ui/elements'
 *
 * const kit = useKit()
 * const status = useSelection(kit.balances.state, ({ balances }) => balances['eip155:1:native']?.status)
 * ```
 */
export function useSelection<State extends object, Part>(state: State, select: (state: Snapshot<State>) => Part): Part {
  const listen = useCallback((listener: () => void) => subscribe(state, listener), [state])
  const read = () => select(snapshot(state))
  return useSyncExternalStore(listen, read, read)
}
