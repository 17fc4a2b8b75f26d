import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollingAround } from '../../elements/scrollingAround'

/** Stage of a pull. */
export type PullState = 'idle' | 'pulling' | 'ready' | 'refreshing' | 'done'

/** Distance in px after which a touch is a pull rather than a tap. */
const threshold = 8
/** Minimum distance of the disc in px for a release to refresh. */
const enough = 64
/** Maximum distance of the disc in px. */
const longest = 96

/**
 * Detects a touch that pulls down the scroll container of `element` from its top, and calls `onRefresh` if the pull is
 * long enough. Sets the distance as the CSS variable `--oak-pull` on `element`.
 */
export function usePullToRefresh(element: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>): PullState {
  const [state, setState] = useState<PullState>('idle')
  const latest = useRef(onRefresh)
  useEffect(() => {
    latest.current = onRefresh
  })
  useEffect(() => {
    const pulled = element.current
    const frame = scrollingAround(pulled)
    if (!frame || !pulled) return
    let start: number | undefined
    let distance = 0
    let isRefreshing = false
    const showPull = (next: PullState) => {
      if (distance > 0) pulled.style.setProperty('--oak-pull', `${distance}px`)
      else pulled.style.removeProperty('--oak-pull')
      setState(next)
    }
    // Listen only while a pull is possible, because this listener would delay scrolling.
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches
      if (start === undefined || !finger) return
      const moved = finger.clientY - start
      if (distance === 0 && moved < -threshold) return end()
      if (distance === 0 && moved < threshold) return
      if (event.cancelable) event.preventDefault()
      distance = Math.min(longest, Math.max(0, (moved - threshold) * 0.6))
      showPull(distance >= enough ? 'ready' : 'pulling')
    }
    const end = () => {
      start = undefined
      distance = 0
      frame.removeEventListener('touchmove', onMove)
    }
    const onStart = ({ touches }: TouchEvent) => {
      if (isRefreshing || frame.scrollTop > 0 || touches.length > 1) return
      start = touches[0]?.clientY
      frame.addEventListener('touchmove', onMove, { passive: false })
    }
    const onEnd = () => {
      if (start === undefined) return
      const isEnough = distance >= enough
      end()
      showPull(isEnough ? 'refreshing' : 'idle')
      if (!isEnough) return
      isRefreshing = true
      const settle = () => {
        isRefreshing = false
        setState('done')
      }
      latest.current().then(settle, settle)
    }
    const onCancel = () => {
      end()
      if (!isRefreshing) showPull('idle')
    }
    frame.addEventListener('touchstart', onStart, { passive: true })
    frame.addEventListener('touchend', onEnd)
    frame.addEventListener('touchcancel', onCancel)
    return () => {
      end()
      frame.removeEventListener('touchstart', onStart)
      frame.removeEventListener('touchend', onEnd)
      frame.removeEventListener('touchcancel', onCancel)
    }
  }, [element])
  return state
}
