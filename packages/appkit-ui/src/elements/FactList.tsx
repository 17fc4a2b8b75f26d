import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './FactList.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface FactListProps {
  readonly facts: readonly Fact[]
}

/** One thing to know. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Facts, one in a line: what it is called at the start, what is so at the end. Parts `fact-list`, `fact`. */
export function FactList({ facts }: FactListProps): ReactNode {
  useSheet(sheet)
  return (
    <dl className="fact-list" part="fact-list">
      {facts.map(({ label, value }) => (
        <div className="fact" part="fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
