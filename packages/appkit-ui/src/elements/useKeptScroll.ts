import { type RefObject, useLayoutEffect } from 'react'
import { scrollingAround } from './scrollingAround'

/** Scroll position of a container. */
export interface ScrollPosition {
  /** Position in pixels. */
  top: number
}

/**
 * Restores the scroll position of the container around `element` once `isReady` is true, and writes further scrolling
 * to `position`.
 */
export function useKeptScroll(
  element: RefObject<HTMLElement | null>,
  position: ScrollPosition | undefined,
  isReady = true,
): void {
  useLayoutEffect(() => {
    const frame = isReady && position ? scrollingAround(element.current) : null
    if (!frame || !position) return
    const remember = () => {
      position.top = frame.scrollTop
    }
    frame.scrollTop = position.top
    frame.addEventListener('scroll', remember, { passive: true })
    return () => frame.removeEventListener('scroll', remember)
  }, [element, position, isReady])
}
