import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Skeleton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Number of placeholder rows. Default: 1. */
  rows?: number | undefined
}

/**
 * Renders placeholders for list rows at their exact size. Hidden from screen readers, so announce 'Loading' separately.
 * Part `skeleton`.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@openappkit/appkit-ui/elements'
 *
 * export const LoadingPools = () => <Skeleton rows={3} />
 * ```
 */
export function Skeleton({ rows = 1 }: SkeletonProps): ReactNode {
  useSheet(sheet)
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
    <div className="skeleton" part="skeleton" aria-hidden="true" key={row}>
      <span className="skeleton-block" />
      <span className="skeleton-block skeleton-line" />
    </div>
  ))
}
