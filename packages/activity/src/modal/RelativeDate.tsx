import type { ReactNode } from 'react'
import type { RowFormats } from '../items/RowFormats'

export interface RelativeDateProps {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly now: number
  readonly formats: RowFormats
}

/** How long ago a time was: short on screen, in full for screen readers. The tooltip shows the exact time. */
export function RelativeDate({ at, now, formats }: RelativeDateProps): ReactNode {
  const { short, accessible, whole } = formats.time(at, now)
  return (
    <time dateTime={new Date(at).toISOString()} title={whole}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{accessible}</span>
    </time>
  )
}
