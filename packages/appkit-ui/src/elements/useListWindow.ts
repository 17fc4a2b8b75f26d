import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowOffsets } from './rowOffsets'
import { scrollingAround } from './scrollingAround'
import { type VisibleRows, visibleRows } from './visibleRows'

export interface ListWindowOptions {
  /** Box of the list. */
  readonly box: RefObject<HTMLElement | null>
  /** Container of the rows, as high as all of them together. */
  readonly rows: RefObject<HTMLElement | null>
  /** Scroll container: the box or the surrounding view. */
  readonly scroll: 'list' | 'view'
  readonly count: number
  readonly offsets: Pick<RowOffsets, 'indexAt'>
  /** Scroll position that is about to be restored, in pixels. Its rows are in the first frame. */
  readonly top: number
  /** Called with the position of the viewport's middle, in rows. May be fractional. */
  readonly onMove: ((middle: number) => void) | undefined
  /** Called when the end is almost visible. May be called repeatedly. */
  readonly onEnd: (() => void) | undefined
}

export interface ListWindow {
  readonly shown: Pick<VisibleRows, 'from' | 'to'>
  /**
   * Measures the current layout in pixels. `top` is the viewport's offset within the rows, negative if content above
   * the rows is visible.
   */
  measure(): { readonly top: number; readonly height: number; readonly row: number }
  /** Updates the window after scrolling. */
  look(): void
  /** Scrolls to an offset within the rows, in pixels. */
  scrollTo(top: number): void
}

/**
 * Computes which rows of a list to render. Measuring after a render forces layout, so lengths are read after the
 * browser's own layout and cached.
 */
export function useListWindow(options: ListWindowOptions): ListWindow {
  const { box, rows, scroll, count } = options
  const [shown, setShown] = useState<ListWindow['shown']>(() => {
    const from = Math.max(0, Math.floor(options.top / 56) - 12)
    return { from, to: from + 24 }
  })
  // `start`: offset of the rows within the scroll container.
  const lengths = useRef({ top: 0, height: 0, row: 56, start: 0 })
  const latest = useRef(options)
  const found = useRef<HTMLElement>(null)
  // Cached, because finding the container computes styles, which is too slow for each scroll event.
  const scroller = useCallback(() => {
    if (!found.current?.isConnected) found.current = scroll === 'view' ? scrollingAround(box.current) : box.current
    return found.current
  }, [box, scroll])

  const update = useCallback(() => {
    const { top, height, row } = lengths.current
    if (height === 0) return
    const { count, offsets, onMove, onEnd } = latest.current
    const [first, last] = [offsets.indexAt(top / row), offsets.indexAt((top + height) / row)]
    const next = visibleRows(first, last, count)
    onMove?.((first + last) / 2)
    // Skips the render if the window is unchanged.
    setShown(known => (known.from === next.from && known.to === next.to ? known : next))
    if (next.isNearEnd) onEnd?.()
  }, [])
  const measure = useCallback(() => {
    const [frame, list] = [scroller(), rows.current]
    if (!frame || !list) return lengths.current
    const { scrollTop, clientHeight } = frame
    const start =
      scroll === 'view' ? list.getBoundingClientRect().top - frame.getBoundingClientRect().top + scrollTop : 0
    lengths.current = { top: scrollTop - start, height: clientHeight, row: rowHeight(frame), start }
    return lengths.current
  }, [scroller, rows, scroll])
  const look = useCallback(() => {
    const { current } = lengths
    current.top = (scroller()?.scrollTop ?? 0) - current.start
    update()
  }, [scroller, update])

  useLayoutEffect(() => {
    latest.current = options
  })
  // Added or removed rows can change the window without a scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the number of rows changes
  useLayoutEffect(update, [count])
  useEffect(() => {
    const [frame, list] = [scroller(), rows.current]
    const Observer = frame?.ownerDocument.defaultView?.ResizeObserver
    if (!frame || !list || !Observer) return
    const observer = new Observer(() => {
      measure()
      update()
    })
    observer.observe(frame)
    // The list's height changes with the height of its rows. The container's first child also includes the content
    // above the list.
    observer.observe(list)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', look)
    }
  }, [scroller, rows, measure, update, look])

  return {
    shown,
    measure,
    look,
    scrollTo(top) {
      const frame = scroller()
      if (frame) frame.scrollTop = top + lengths.current.start
    },
  }
}

/** Returns the row height in pixels, which apps can change. Default: 56. */
function rowHeight(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame).getPropertyValue('--oak-row')) || 56
}
