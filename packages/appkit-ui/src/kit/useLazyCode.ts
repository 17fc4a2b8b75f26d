import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { LazyCode, LazyCodeState } from './LazyCode'

/** Returns the load state of deferred code. Undefined without a `part`. */
export function useLazyCode<Code extends object>(part: LazyCode<Code> | undefined): LazyCodeState<Code> | undefined {
  const listen = useCallback(
    (listener: () => void) => (part ? subscribe(part.state, listener, true) : () => {}),
    [part],
  )
  const read = () => part && (snapshot(part.state).value as LazyCodeState<Code>)
  return useSyncExternalStore(listen, read, read)
}
