import { type KeyboardEvent, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ShellContext } from '../shell/ShellContext'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { PictureQueue } from './PictureQueue'
import { rowOffsets } from './rowOffsets'
import { type ScrollPosition, useKeptScroll } from './useKeptScroll'
import { useListWindow } from './useListWindow'
import { PictureQueueContext } from './usePicture'
import css from './VirtualList.css?inline'
import { VirtualRow } from './VirtualRow'
import { rowAfterKey } from './visibleRows'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  /** Number of items on the server, which screen readers announce. -1 if unknown. Default: the length of `items`. */
  total?: number | undefined
  keyOf: (item: Item) => string
  /**
   * Height of an item's row, in rows of 56 px. Pass the same function on each render. Default: 1. Rows of other heights
   * are for headings.
   */
  heightOf?: ((item: Item) => number) | undefined
  /**
   * Renders one 56 px row. Pass the same function on each render, such as one from `useCallback`, so that scrolling
   * doesn't rerender rows. In a row, call `usePicture` to find out whether the row may show its picture.
   */
  children: (item: Item, index: number) => ReactNode
  /**
   * Scroll container. `list`: the list itself; its container must limit its height. `view`: the surrounding view.
   * Default: `list`.
   */
  scroll?: 'list' | 'view' | undefined
  /**
   * Initial scroll position in pixels. The list writes the current position to this object, so that a later render can
   * restore it.
   */
  place?: ScrollPosition | undefined
  /** Content below the last row. */
  end?: ReactNode
  /**
   * Called when the last row is almost visible, even without scrolling if the list is short. May be called several
   * times for the same end, so ignore calls while a page loads.
   */
  onEnd?: (() => void) | undefined
}

/**
 * Renders a long list of 56 px rows. Only the visible rows and a few around them are in the DOM. In a focused row, the
 * up and down arrow keys, Page Up, Page Down, Home and End move to another row if it contains a button or link. Screen
 * readers announce each row's position in the full list. Parts `virtual-list`, `virtual-list-rows`; attribute
 * `data-scroll`.
 *
 * @example
 * ```tsx
 * import { ListItem, VirtualList } from '@openappkit/appkit-ui/elements'
 *
 * export const Tokens = ({ symbols }: { symbols: readonly string[] }) => (
 *   <VirtualList label="Tokens" items={symbols} keyOf={symbol => symbol}>
 *     {symbol => <ListItem title={symbol} />}
 *   </VirtualList>
 * )
 * ```
 */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { label, items, total = items.length, keyOf, heightOf, children, scroll = 'list', place, end, onEnd } = props
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number>()
  const [pictures] = useState(() => new PictureQueue(() => list.current?.ownerDocument.defaultView))
  const count = items.length
  const offsets = useMemo(() => rowOffsets(items, heightOf), [items, heightOf])
  const left = useContext(ShellContext)?.positions.current?.top ?? 0
  const { shown, measure, look, scrollTo } = useListWindow({
    box,
    rows: list,
    scroll,
    count,
    offsets,
    top: place?.top ?? (scroll === 'view' ? left : 0),
    onMove: middle => {
      pictures.middle = middle
    },
    onEnd,
  })
  useSheet(sheet)
  useKeptScroll(scroll === 'view' ? box : list, place)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (focused === undefined) return
    const { top, height, row } = measure()
    const next = rowAfterKey(event.key, focused, count, Math.max(1, Math.floor(height / row) - 1))
    if (next === undefined) return
    event.preventDefault()
    const offset = offsets.startOf(next) * row
    if (offset < top) scrollTo(offset)
    else if (offset + row > top + height) scrollTo(offset + row - height)
    // The row may not exist until the next render.
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
    // In a view, the browser scrolls to the row, because content may cover the view's lower edge and scroll padding
    // accounts for it.
    row.focus({ preventScroll: scroll === 'list' })
  })

  const indices = Array.from(
    { length: Math.max(0, Math.min(shown.to, count) - shown.from) },
    (_, at) => shown.from + at,
  )
  // The focused row stays mounted at any scroll position.
  if (focused !== undefined && focused < count && !indices.includes(focused)) indices.push(focused)
  return (
    <div className="virtual-list" part="virtual-list" data-scroll={scroll} ref={box}>
      <ul
        className="virtual-list-rows"
        part="virtual-list-rows"
        ref={list}
        aria-label={label}
        style={{ height: `calc(${offsets.total} * var(--oak-row))` }}
        onKeyDown={onKeyDown}
      >
        <PictureQueueContext.Provider value={pictures}>
          {indices
            .sort((a, b) => a - b)
            .map(index => {
              const item = items[index]
              return (
                item !== undefined && (
                  <VirtualRow
                    key={keyOf(item)}
                    item={item}
                    index={index}
                    start={offsets.startOf(index)}
                    total={total}
                    onFocus={setFocused}
                  >
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
