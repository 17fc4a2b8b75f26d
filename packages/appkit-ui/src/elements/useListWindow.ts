import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollingAround } from './scrollingAround'
import { type VisibleRows, visibleRows } from './visibleRows'

export interface ListWindowOptions {
  /** The box of the list. */
  readonly box: RefObject<HTMLElement | null>
  /** What holds the rows, as high as all of them together. */
  readonly rows: RefObject<HTMLElement | null>
  /** What scrolls: the box, or the view around it. */
  readonly scroll: 'list' | 'view'
  readonly count: number
  /** Hears which row is in the middle of what is in sight. */
  readonly onMove: ((middle: number) => void) | undefined
  /** The visitor is about to see the end. */
  readonly onEnd: (() => void) | undefined
}

export interface ListWindow {
  readonly shown: Pick<VisibleRows, 'from' | 'to'>
  /** Pixels; as the browser has them now. `top` is where in the rows the part in sight begins, less than zero when something stands above them. */
  measure(): { readonly top: number; readonly height: number; readonly row: number }
  /** The list was scrolled. */
  look(): void
  /** Scrolls to so many pixels into the rows. */
  scrollTo(top: number): void
}

/**
 * Which rows of a list to draw. Asking the browser for a length lays out the page when something has just been rendered, so lengths are read
 * after it did so by itself, and remembered.
 */
export function useListWindow(options: ListWindowOptions): ListWindow {
  const { box, rows, scroll, count } = options
  const [shown, setShown] = useState<ListWindow['shown']>({ from: 0, to: 24 })
  // `start`: how far into what scrolls the rows begin.
  const lengths = useRef({ top: 0, height: 0, row: 56, start: 0 })
  const latest = useRef(options)
  const found = useRef<HTMLElement>(null)
  // Kept, because looking for it asks for styles, and each scroll event would.
  const scroller = useCallback(() => {
    if (!found.current?.isConnected) found.current = scroll === 'view' ? scrollingAround(box.current) : box.current
    return found.current
  }, [box, scroll])

  const update = useCallback(() => {
    const { top, height, row } = lengths.current
    if (height === 0) return
    const next = visibleRows(top, height, row, latest.current.count)
    latest.current.onMove?.((top + height / 2) / row)
    // The same window again is no reason to render.
    setShown(known => (known.from === next.from && known.to === next.to ? known : next))
    if (next.isNearEnd) latest.current.onEnd?.()
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
  // Rows that came, or went, change what is near without a scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking is wanted when the number of rows changed, and only then
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
    // Its height tells when that of the rows has changed, or of what stands above them.
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

/** Hosts may change the height of rows. */
function rowHeight(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame).getPropertyValue('--oak-row')) || 56
}
