import { type ReactNode, useId } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './ListGroup.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ListGroupProps {
  title: string
  children: ReactNode
}

/** Groups rows under a heading. Parts `list-group`, `list-group-title`. */
export function ListGroup({ title, children }: ListGroupProps): ReactNode {
  const id = useId()
  useSheet(sheet)
  return (
    <section part="list-group" aria-labelledby={id}>
      <h2 className="list-group-title" part="list-group-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
