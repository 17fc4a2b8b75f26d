import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './VirtualList.css?inline'
import { rowAfterKey, visibleRows } from './visibleRows'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface VirtualListProps<Item> {
  /** What the list is of. */
  label: string
  items: readonly Item[]
  /** How many there are on the server, -1 when nobody knows. Default: those of `items`. */
  total?: number | undefined
  keyOf: (item: Item) => string
  /** One row, 56 px high; best memoised. */
  children: (item: Item, index: number) => ReactNode
  /** Stands below the last row. */
  end?: ReactNode
  /** Hears which row is in the middle of what is in sight. */
  onMove?: ((middle: number) => void) | undefined
  /** The visitor is about to see the end. */
  onEnd?: (() => void) | undefined
}

/**
 * A long list of 56 px rows of which only those in sight, and a few around them, exist. It scrolls by itself; arrows, Page keys, Home and End
 * move between rows. A screen reader hears where each row stands among all. Parts `virtual-list`, `virtual-list-rows`.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { label, items, total = items.length, keyOf, children, end, onMove, onEnd } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState({ from: 0, to: 30 })
  const [focused, setFocused] = useState<number>()
  useSheet(sheet)

  const look = (): void => {
    const frame = scroller.current
    if (!frame) return
    const height = rowHeight(frame)
    const next = visibleRows(frame.scrollTop, frame.clientHeight, height, items.length)
    onMove?.((frame.scrollTop + frame.clientHeight / 2) / height)
    // The same window again is no reason to render.
    setShown(known => (known.from === next.from && known.to === next.to ? known : next))
    if (next.isNearEnd) onEnd?.()
  }
  // Rows that came, or went, change what is in sight without a scroll.
  const count = items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking is wanted when the number of rows changed, and only then
  useLayoutEffect(look, [count])

  const onKeyDown = (event: KeyboardEvent): void => {
    const frame = scroller.current
    if (!frame || focused === undefined) return
    const page = Math.max(1, Math.floor(frame.clientHeight / rowHeight(frame)) - 1)
    const next = rowAfterKey(event.key, focused, count, page)
    if (next === undefined) return
    event.preventDefault()
    const height = rowHeight(frame)
    const top = next * height
    if (top < frame.scrollTop) frame.scrollTop = top
    else if (top + height > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + height - frame.clientHeight
    // The row may only exist after the next render.
    pending.current = next
    setFocused(next)
    look()
  }
  const pending = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (pending.current === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${pending.current}"] :is(button, a)`)
    if (!row) return
    pending.current = undefined
    row.focus({ preventScroll: true })
  })
  const onFocus = (index: number) => setFocused(index)

  const indices = Array.from(
    { length: Math.max(0, Math.min(shown.to, count) - shown.from) },
    (_, at) => shown.from + at,
  )
  // The row with the focus stays, however far the list was scrolled.
  if (focused !== undefined && focused < count && !indices.includes(focused)) indices.push(focused)
  return (
    <div className="virtual-list" part="virtual-list" ref={scroller} onScroll={look}>
      <ul
        className="virtual-list-rows"
        part="virtual-list-rows"
        ref={list}
        aria-label={label}
        style={{ ['--oak-count' as string]: count }}
        onKeyDown={onKeyDown}
      >
        {indices
          .sort((a, b) => a - b)
          .map(index => {
            const item = items[index]
            return (
              item !== undefined && (
                <li
                  key={keyOf(item)}
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={total}
                  style={{ ['--oak-index' as string]: index }}
                  onFocus={() => onFocus(index)}
                >
                  {children(item, index)}
                </li>
              )
            )
          })}
      </ul>
      {end}
    </div>
  )
}

/** Hosts may change the height of rows. */
function rowHeight(frame: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(frame).getPropertyValue('--oak-row')) || 56
}
