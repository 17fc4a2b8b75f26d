import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { LaterCode, LaterCodeState } from './LaterCode'

/** Where code stands that comes later; undefined while nobody wants it. */
export function useLaterCode<Code extends object>(part: LaterCode<Code> | undefined): LaterCodeState<Code> | undefined {
  const listen = useCallback(
    (listener: () => void) => (part ? subscribe(part.state, listener, true) : () => {}),
    [part],
  )
  const read = () => part && (snapshot(part.state).value as LaterCodeState<Code>)
  return useSyncExternalStore(listen, read, read)
}
