import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Spinner.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/**
 * Renders a spinner in the text color. Decorative: pair it with text that describes the activity. Part `spinner`.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@openappkit/appkit-ui/elements'
 *
 * export const Pending = () => <Spinner />
 * ```
 */
export function Spinner(): ReactNode {
  useSheet(sheet)
  return (
    <svg className="spinner" part="spinner" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
