import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { LazyCode, LazyCodeState } from './LazyCode'

/** Where code stands that comes later; undefined while nobody wants it. */
export function useLazyCode<Code extends object>(part: LazyCode<Code> | undefined): LazyCodeState<Code> | undefined {
  const listen = useCallback(
    (listener: () => void) => (part ? subscribe(part.state, listener, true) : () => {}),
    [part],
  )
  const read = () => part && (snapshot(part.state).value as LazyCodeState<Code>)
  return useSyncExternalStore(listen, read, read)
}
