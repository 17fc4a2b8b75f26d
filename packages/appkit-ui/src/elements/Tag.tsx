import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Tag.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface TagProps {
  /** Color of the tag. Default: `neutral`. */
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | undefined
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
