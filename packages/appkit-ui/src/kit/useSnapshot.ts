import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * The state of a controller as an immutable value; the component renders anew when any of it has changed. The states are small, so
 * nothing is gained by watching which of their fields were read, and a kilobyte is saved on the way to the first open.
 *
 * @param options.sync - Render in the task of the change, for what must be on screen at once.
 *
 * @example
 * const { open } = useSnapshot(kit.modal.state)
 */
export function useSnapshot<State extends object>(
  state: State,
  { sync = false }: { readonly sync?: boolean } = {},
): Snapshot<State> {
  const listen = useCallback((listener: () => void) => subscribe(state, listener, sync), [state, sync])
  const read = () => snapshot(state)
  return useSyncExternalStore(listen, read, read)
}
