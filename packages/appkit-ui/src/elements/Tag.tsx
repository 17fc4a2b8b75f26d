import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Tag.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface TagProps {
  /** `accent` for what the user chose before, `positive` for what is connected. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | 'positive' | undefined
  children: ReactNode
}

/** Renders a short label or a count, such as at the end of a row. Part `tag`; attribute `data-tone`. */
export function Tag({ tone = 'neutral', children }: TagProps): ReactNode {
  useSheet(sheet)
  return (
    <span className="tag" part="tag" data-tone={tone}>
      {children}
    </span>
  )
}
