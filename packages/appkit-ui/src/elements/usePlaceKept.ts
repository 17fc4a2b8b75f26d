import { type RefObject, useLayoutEffect } from 'react'
import { scrollingAround } from './scrollingAround'

/** How far something was scrolled. */
export interface ScrollPlace {
  /** Pixels. */
  top: number
}

/** Scrolls what is around `element` to `place` once it has its content, and remembers how far the user scrolls from there. */
export function usePlaceKept(
  element: RefObject<HTMLElement | null>,
  place: ScrollPlace | undefined,
  isReady = true,
): void {
  useLayoutEffect(() => {
    const frame = isReady && place ? scrollingAround(element.current) : null
    if (!frame || !place) return
    const remember = () => {
      place.top = frame.scrollTop
    }
    frame.scrollTop = place.top
    frame.addEventListener('scroll', remember, { passive: true })
    return () => frame.removeEventListener('scroll', remember)
  }, [element, place, isReady])
}
