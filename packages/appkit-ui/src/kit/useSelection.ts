import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * A part of a controller's state; the component renders anew only when that part is another one. For states that hold more than one
 * component shows. `select` gives a primitive, or an object of the snapshot: those stay the same for as long as nothing in them changes.
 *
 * @example
 * const status = useSelection(kit.balances.state, ({ balances }) => balances[key]?.status)
 */
export function useSelection<State extends object, Part>(state: State, select: (state: Snapshot<State>) => Part): Part {
  const listen = useCallback((listener: () => void) => subscribe(state, listener), [state])
  const read = () => select(snapshot(state))
  return useSyncExternalStore(listen, read, read)
}
