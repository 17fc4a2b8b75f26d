import { controlsIn } from './controlsIn'
import type { ViewPosition } from './ViewPosition'

/** Input that ends the wait for content. */
const impatience = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Scrolls a view to `position` and focuses its control, in the first frame if the content is there. Otherwise does so as
 * the content loads, until the user does something. Returns a function that stops.
 */
export function returnTo(stage: HTMLElement, { top, row, at, count }: ViewPosition): () => void {
  const root = stage.getRootNode()
  let isFocused = at < 0
  const look = () => {
    stage.scrollTop = top
    const controls = controlsIn(row ? stage.querySelector<HTMLElement>(`[data-index="${row}"]`) : stage.parentElement)
    if (!isFocused && controls.length === count) {
      controls[at]?.focus({ preventScroll: true })
      isFocused = true
    }
    if (isFocused && stage.scrollTop >= top - 1) stop()
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    for (const type of impatience) root.removeEventListener(type, stop)
  }
  observer.observe(stage, { childList: true, subtree: true })
  for (const type of impatience) root.addEventListener(type, stop, { passive: true })
  look()
  return stop
}
