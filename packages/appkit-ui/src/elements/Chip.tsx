import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Chip.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ChipProps {
  icon: ReactNode
  /** State of the switch. Without it, the element is a plain button. */
  checked?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

/** Renders a small button or switch above the list that it filters. Part `chip`; attribute `aria-checked`. */
export function Chip({ icon, checked, onClick, children }: ChipProps): ReactNode {
  const role = checked === undefined ? {} : { role: 'switch', 'aria-checked': checked }
  useSheet(sheet)
  return (
    <button {...role} className="chip" part="chip" type="button" onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
