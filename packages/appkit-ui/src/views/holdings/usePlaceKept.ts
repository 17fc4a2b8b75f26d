import { type RefObject, useLayoutEffect } from 'react'
import { scrollingAround } from '../../elements/scrollingAround'
import type { AccountPlace } from './AccountPlace'

/** Scrolls back to where the view was when it was left, once what it shows is there. */
export function usePlaceKept(element: RefObject<HTMLElement | null>, place: AccountPlace, isReady: boolean): void {
  useLayoutEffect(() => {
    const frame = isReady ? scrollingAround(element.current) : null
    if (!frame) return
    const remember = () => {
      place.top = frame.scrollTop
    }
    frame.scrollTop = place.top
    frame.addEventListener('scroll', remember, { passive: true })
    return () => frame.removeEventListener('scroll', remember)
  }, [element, place, isReady])
}
