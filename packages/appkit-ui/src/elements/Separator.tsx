import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Separator.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface SeparatorProps {
  /** A word in the line, such as 'or'. */
  children?: ReactNode
}

/** A hairline across, with or without a word. Part `separator`. */
export function Separator({ children }: SeparatorProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="separator" part="separator">
      {children}
    </div>
  )
}
