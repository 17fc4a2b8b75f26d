import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './ViewFooter.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface ViewFooterProps {
  /** `between` moves the first child to the start and the last to the end. Default: `center`. */
  readonly align?: 'center' | 'between'
  readonly children: ReactNode
}

/**
 * Renders the last line of a view, which stays visible while the content scrolls. Part `view-footer`; attribute
 * `data-align`.
 */
export function ViewFooter({ align = 'center', children }: ViewFooterProps): ReactNode {
  useSheet(sheet)
  return (
    <footer className="view-footer" part="view-footer" data-align={align}>
      {children}
    </footer>
  )
}
