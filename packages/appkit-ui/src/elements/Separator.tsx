import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Separator.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface SeparatorProps {
  /** Label within the line, such as 'or'. */
  children?: ReactNode
}

/** Renders a horizontal line with an optional label. Part `separator`. */
export function Separator({ children }: SeparatorProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="separator" part="separator">
      {children}
    </div>
  )
}
