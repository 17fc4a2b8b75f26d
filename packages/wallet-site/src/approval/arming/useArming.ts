import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Arming, type ArmingState } from './Arming'

/** Arming of a button, with the state that it shows. */
export interface ShownArming {
  readonly state: ArmingState
  accepts(event: MouseEvent): boolean
}

/**
 * Arms a button on a surface. `subject` is what the user approves: another one starts the wait again, before the browser
 * handles the next event.
 */
export function useArming(
  surface: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  subject: unknown,
): ShownArming {
  const [arming, setArming] = useState<Arming>()
  useEffect(() => {
    if (!surface.current || !button.current) return
    const created = new Arming(surface.current, button.current)
    setArming(created)
    return created.start()
  }, [surface, button])
  const shown = useRef(subject)
  // Before the browser handles the next event, such as the end of a press.
  useLayoutEffect(() => {
    if (shown.current !== subject) arming?.reset()
    shown.current = subject
  }, [arming, subject])
  const state = useSyncExternalStore(
    listener => arming?.store.subscribe(listener) ?? (() => {}),
    () => arming?.store.state ?? 'hidden',
  )
  return { state, accepts: event => shown.current === subject && (arming?.accepts(event) ?? false) }
}
