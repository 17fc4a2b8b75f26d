import { memo, type ReactNode } from 'react'

export interface VirtualRowProps<Item> {
  item: Item
  index: number
  /** How many there are on the server, -1 when nobody knows. */
  total: number
  children: (item: Item, index: number) => ReactNode
  onFocus: (index: number) => void
}

function Row<Item>({ item, index, total, children, onFocus }: VirtualRowProps<Item>): ReactNode {
  return (
    <li
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      // Not by a variable: one that differs from row to row would reach everything inside, and its styles could not be shared.
      style={{ insetBlockStart: `calc(${index} * var(--oak-row))` }}
      onFocus={() => onFocus(index)}
    >
      {children(item, index)}
    </li>
  )
}

/** The place of one row in a list. Rendered once, however the list is scrolled. */
export const VirtualRow: typeof Row = /* @__PURE__ */ memo(Row) as typeof Row
