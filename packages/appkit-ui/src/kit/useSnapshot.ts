import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * Returns a controller's state as an immutable value and rerenders on every change. The states are small, so it doesn't
 * track field access; this saves about 1 kB in the first chunk.
 *
 * @param options.sync - Whether to rerender synchronously on each change, for updates that must show immediately.
 * Default: false, so changes in the same tick share one rerender.
 *
 * @example
 * ```ts
 * import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
 *
 * export const useIsOpen = () => useSnapshot(useKit().modal.state).open
 * ```
 */
export function useSnapshot<State extends object>(
  state: State,
  { sync = false }: { readonly sync?: boolean } = {},
): Snapshot<State> {
  const listen = useCallback((listener: () => void) => subscribe(state, listener, sync), [state, sync])
  const read = () => snapshot(state)
  return useSyncExternalStore(listen, read, read)
}
