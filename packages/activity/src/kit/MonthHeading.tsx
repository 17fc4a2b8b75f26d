import type { ReactNode } from 'react'

/** The heading of a group, in a row of its own. Part `activity-month`. */
export function MonthHeading({ text }: { readonly text: string }): ReactNode {
  return (
    <h2 className="activity-month" part="activity-month">
      {/* Arrow keys stop here as at any row, so the focus has somewhere to be; Tab passes it by. */}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads nowhere */}
      <a tabIndex={-1}>{text}</a>
    </h2>
  )
}
