import { type RefObject, useLayoutEffect } from 'react'
import { afterAnimations } from './afterAnimations'

/** Sets `stage` to the height of `content` on every change; CSS animates it. Scrolling is off during the animation. */
export function useHeightMorph(stage: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [frame, measured] = [stage.current, content.current]
    const Observer = frame?.ownerDocument.defaultView?.ResizeObserver
    if (!frame || !measured || !Observer) return
    const observer = new Observer(() => {
      // A card that is rendered ahead in a closed dialog has no height.
      if (measured.offsetHeight === 0) return
      frame.style.setProperty('height', `${measured.offsetHeight}px`)
      const moving = frame.getAnimations()
      frame.toggleAttribute('data-moving', moving.length > 0)
      if (moving.length === 0) return
      afterAnimations(moving, () => {
        if (frame.getAnimations().length === 0) frame.removeAttribute('data-moving')
      })
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [stage, content])
}
