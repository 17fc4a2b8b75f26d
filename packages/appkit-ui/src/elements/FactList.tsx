import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './FactList.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link FactList}. */
export interface FactListProps {
  readonly facts: readonly Fact[]
}

/** Label and value of a row. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/**
 * Renders facts as rows, with the label at the start and the value at the end. Parts `fact-list`, `fact`.
 *
 * @example
 * ```tsx
 * import { FactList } from '@openappkit/appkit-ui/elements'
 *
 * export const Pool = () => <FactList facts={[{ label: 'Network', value: 'Base' }]} />
 * ```
 */
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
