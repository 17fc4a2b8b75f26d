import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { PictureQueue } from './PictureQueue'
import { useListWindow } from './useListWindow'
import { PictureQueueContext } from './usePicture'
import { type ScrollPlace, usePlaceKept } from './usePlaceKept'
import css from './VirtualList.css?inline'
import { VirtualRow } from './VirtualRow'
import { rowAfterKey } from './visibleRows'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface VirtualListProps<Item> {
  /** What the list is of. */
  label: string
  items: readonly Item[]
  /** How many there are on the server, -1 when nobody knows. Default: those of `items`. */
  total?: number | undefined
  keyOf: (item: Item) => string
  /** One row, 56 px high; best memoised. `usePicture` tells it when to show its picture. */
  children: (item: Item, index: number) => ReactNode
  /** What scrolls: a box of the list's own, whose height is given from outside, or the view that it stands in. Default `list`. */
  scroll?: 'list' | 'view' | undefined
  /** Where to begin, in pixels; follows the scrolling, for when the user comes back. */
  place?: ScrollPlace | undefined
  /** Stands below the last row. */
  end?: ReactNode
  /** The visitor is about to see the end. */
  onEnd?: (() => void) | undefined
}

/**
 * A long list of 56 px rows of which only those in sight, and a few around them, exist. Arrows, Page keys, Home and End move between rows; a screen
 * reader hears where each row stands among all. Parts `virtual-list`, `virtual-list-rows`; attribute `data-scroll`.
 *
 * @example
 * ```tsx
 * <VirtualList label={t('tokens')} items={tokens} keyOf={token => token.id}>
 *   {(token, index) => <TokenRow token={token} index={index} />}
 * </VirtualList>
 * ```
 */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { label, items, total = items.length, keyOf, children, scroll = 'list', place, end, onEnd } = props
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number>()
  const [pictures] = useState(() => new PictureQueue(() => list.current?.ownerDocument.defaultView))
  const count = items.length
  const { shown, measure, look, scrollTo } = useListWindow({
    box,
    rows: list,
    scroll,
    count,
    onMove: middle => {
      pictures.middle = middle
    },
    onEnd,
  })
  useSheet(sheet)
  usePlaceKept(scroll === 'view' ? box : list, place)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (focused === undefined) return
    const { top, height, row } = measure()
    const next = rowAfterKey(event.key, focused, count, Math.max(1, Math.floor(height / row) - 1))
    if (next === undefined) return
    event.preventDefault()
    const place = next * row
    if (place < top) scrollTo(place)
    else if (place + row > top + height) scrollTo(place + row - height)
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
    // In a view something may lie over its lower edge, which the browser is told of.
    row.focus({ preventScroll: scroll === 'list' })
  })

  const indices = Array.from(
    { length: Math.max(0, Math.min(shown.to, count) - shown.from) },
    (_, at) => shown.from + at,
  )
  // The row with the focus stays, however far the list was scrolled.
  if (focused !== undefined && focused < count && !indices.includes(focused)) indices.push(focused)
  return (
    <div className="virtual-list" part="virtual-list" data-scroll={scroll} ref={box}>
      <ul
        className="virtual-list-rows"
        part="virtual-list-rows"
        ref={list}
        aria-label={label}
        style={{ height: `calc(${count} * var(--oak-row))` }}
        onKeyDown={onKeyDown}
      >
        <PictureQueueContext.Provider value={pictures}>
          {indices
            .sort((a, b) => a - b)
            .map(index => {
              const item = items[index]
              return (
                item !== undefined && (
                  <VirtualRow key={keyOf(item)} item={item} index={index} total={total} onFocus={setFocused}>
                    {children}
                  </VirtualRow>
                )
              )
            })}
        </PictureQueueContext.Provider>
      </ul>
      {end}
    </div>
  )
}
