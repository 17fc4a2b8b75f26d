import type { ReactNode } from 'react'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './HelpActions.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Renders the next step, set apart from the explanation. */
export function HelpActions({ children }: { readonly children: ReactNode }): ReactNode {
  useSheet(sheet)
  return <div className="help-end">{children}</div>
}
