import { type RefObject, useEffect } from 'react'

/** Time in milliseconds for the kit's view to load and take the focus. */
const settling = 1000

/**
 * Takes the focus, as an extension's window does. The view that shows the request may load afterwards and take it too,
 * so the first second keeps it, unless the user moves it.
 */
export function useTakenFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const take = (): void => element.focus({ preventScroll: true })
    const retake = (): void => queueMicrotask(take)
    take()
    element.addEventListener('blur', retake)
    const release = (): void => {
      element.removeEventListener('blur', retake)
      clearTimeout(timer)
      for (const type of ['keydown', 'pointerdown'] as const) removeEventListener(type, release, true)
    }
    const timer = setTimeout(release, settling)
    for (const type of ['keydown', 'pointerdown'] as const) addEventListener(type, release, true)
    return release
  }, [ref])
}
