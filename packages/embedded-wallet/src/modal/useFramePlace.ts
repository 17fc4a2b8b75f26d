import { type RefObject, useEffect } from 'react'
import type { WalletFrame } from '../frame/WalletFrame'
import { type Place, placeOf } from './placeOf'

/**
 * Keeps `frame` over an element until the element is gone, however it moves: with the card's animation, a drag, a
 * scroll, a zoom or a phone's keyboard. Nothing fires an event for all of these, so each frame of the screen looks.
 */
export function useFramePlace(element: RefObject<HTMLElement | null>, frame: WalletFrame): void {
  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView
    if (!page) return
    let shown: Place | undefined
    let request = 0
    const look = () => {
      request = page.requestAnimationFrame(look)
      const place = element.current && placeOf(element.current)
      if (!place || (shown && isSame(place, shown))) return
      shown = place
      frame.show(place)
    }
    look()
    return () => {
      page.cancelAnimationFrame(request)
      frame.hide()
    }
  }, [element, frame])
}

function isSame(one: Place, other: Place): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
