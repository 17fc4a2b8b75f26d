import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './ViewFooter.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface ViewFooterProps {
  /** `between` puts the first child at the start and the last at the end. Default `center`. */
  readonly align?: 'center' | 'between'
  readonly children: ReactNode
}

/** The last line of a view, in reach while the rest scrolls. Part `view-footer`; attribute `data-align`. */
export function ViewFooter({ align = 'center', children }: ViewFooterProps): ReactNode {
  useSheet(sheet)
  return (
    <footer className="view-footer" part="view-footer" data-align={align}>
      {children}
    </footer>
  )
}
