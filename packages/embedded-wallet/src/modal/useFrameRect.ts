import { type RefObject, useEffect } from 'react'
import type { WalletFrame } from '../frame/WalletFrame'
import { type FrameRect, visibleRect } from './visibleRect'

/**
 * Keeps `frame` over an element until the element is gone, however it moves: with the card's animation, a drag, a
 * scroll, a zoom or a phone's keyboard. Nothing fires an event for all of these, so each frame of the screen looks.
 */
export function useFrameRect(element: RefObject<HTMLElement | null>, frame: WalletFrame): void {
  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView
    if (!page) return
    let shown: FrameRect | undefined
    let request = 0
    const look = () => {
      request = page.requestAnimationFrame(look)
      const place = element.current && visibleRect(element.current)
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

function isSame(one: FrameRect, other: FrameRect): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
