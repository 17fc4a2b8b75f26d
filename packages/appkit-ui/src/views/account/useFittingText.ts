import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Smallest scale. A large amount of 34 px shrinks to 12 px. */
const smallest = 0.36

/**
 * Returns a ref for a line of text that must not break, such as an amount. If the line is wider than its box, its CSS
 * variable `--oak-fit` becomes the scale at which it fits. Follows changes of text, font and text spacing.
 */
export function useFittingText(): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null)
  useLayoutEffect(() => fit(line.current))
  useEffect(() => {
    const { current } = line
    const box = current?.parentElement
    const view = current?.ownerDocument.defaultView
    if (!current || !box || !view?.ResizeObserver) return
    let frame = 0
    // In the next frame, because a callback that resizes what it observes is reported as an error.
    const observer = new view.ResizeObserver(() => {
      frame = view.requestAnimationFrame(() => fit(current))
    })
    observer.observe(current)
    observer.observe(box)
    return () => {
      view.cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return line
}

function fit(line: HTMLElement | null): void {
  if (!line) return
  line.style.removeProperty('--oak-fit')
  const { clientWidth, scrollWidth } = line
  if (scrollWidth <= clientWidth) return
  const scale = Math.max(smallest, Math.floor((clientWidth / scrollWidth) * 100) / 100)
  line.style.setProperty('--oak-fit', `${scale}`)
}
