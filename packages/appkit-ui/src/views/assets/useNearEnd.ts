import { type RefObject, useEffect, useRef } from 'react'
import { scrollingAround } from '../../elements/scrollingAround'

/** How far below what is in sight the end may be, so that more is there before it is reached. */
const margin = '600px'

/** Calls `onNear` whenever `end` comes near to what is in sight. `count` says how much there is: when it has grown, the end is looked for again. */
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
