import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type VisibleRows, visibleRows } from './visibleRows'

export interface ListWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: RefObject<HTMLElement | null>
  readonly count: number
  /** Hears which row is in the middle of what is in sight. */
  readonly onMove: ((middle: number) => void) | undefined
  /** The visitor is about to see the end. */
  readonly onEnd: (() => void) | undefined
}

export interface ListWindow {
  readonly shown: Pick<VisibleRows, 'from' | 'to'>
  /** Pixels; as the browser has them now. */
  measure(): { readonly top: number; readonly height: number; readonly row: number }
  /** The list was scrolled. */
  look(): void
}

/**
 * Which rows of a list to draw. Asking the browser for a length lays out the page when something has just been rendered, so lengths are read
 * after it did so by itself, and remembered.
 */
export function useListWindow(options: ListWindowOptions): ListWindow {
  const { scroller, rows, count } = options
  const [shown, setShown] = useState<ListWindow['shown']>({ from: 0, to: 24 })
  const lengths = useRef({ top: 0, height: 0, row: 56 })
  const latest = useRef(options)

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
    const frame = scroller.current
    if (frame) lengths.current = { top: frame.scrollTop, height: frame.clientHeight, row: rowHeight(frame) }
    return lengths.current
  }, [scroller])

  useLayoutEffect(() => {
    latest.current = options
  })
  // Rows that came, or went, change what is near without a scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking is wanted when the number of rows changed, and only then
  useLayoutEffect(update, [count])
  useEffect(() => {
    const [frame, list] = [scroller.current, rows.current]
    const Observer = frame?.ownerDocument.defaultView?.ResizeObserver
    if (!frame || !list || !Observer) return
    const observer = new Observer(() => {
      measure()
      update()
    })
    observer.observe(frame)
    // Its height tells when that of the rows has changed.
    observer.observe(list)
    return () => observer.disconnect()
  }, [scroller, rows, measure, update])

  return {
    shown,
    measure,
    look() {
      lengths.current.top = scroller.current?.scrollTop ?? 0
      update()
    },
  }
}

/** Hosts may change the height of rows. */
function rowHeight(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame).getPropertyValue('--oak-row')) || 56
}
