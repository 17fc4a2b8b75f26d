import { memo, type ReactNode } from 'react'

export interface VirtualRowProps<Item> {
  item: Item
  index: number
  /** Offset in rows. */
  start: number
  /** Number of items on the server, or -1 if unknown. */
  total: number
  children: (item: Item, index: number) => ReactNode
  onFocus: (index: number) => void
}

function Row<Item>({ item, index, start, total, children, onFocus }: VirtualRowProps<Item>): ReactNode {
  return (
    <li
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      // Not a CSS variable: all of the row's content would inherit it, which prevents style sharing.
      style={{ insetBlockStart: `calc(${start} * var(--oak-row))` }}
      onFocus={() => onFocus(index)}
    >
      {children(item, index)}
    </li>
  )
}

/** Positions one row in a list. Scrolling doesn't rerender it. */
export const VirtualRow: typeof Row = /* @__PURE__ */ memo(Row) as typeof Row
