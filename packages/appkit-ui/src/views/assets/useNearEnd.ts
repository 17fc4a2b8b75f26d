import { type RefObject, useEffect, useRef } from 'react'
import { scrollingAround } from '../../elements/scrollingAround'

/** Distance below the viewport at which the end counts as near, so that more loads before the user reaches it. */
const margin = '600px'

/** Calls `onNear` whenever `end` is almost visible. Checks again when `count`, the number of items, changes. */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: (() => void) | undefined, count: number): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  const isWanted = onNear !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new observer reports an end that stays in view
  useEffect(() => {
    const mark = end.current
    const Observer = mark?.ownerDocument.defaultView?.IntersectionObserver
    if (!mark || !Observer || !isWanted) return
    const observer = new Observer(([entry]) => entry?.isIntersecting && latest.current?.(), {
      root: scrollingAround(mark),
      rootMargin: margin,
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [end, isWanted, count])
}
