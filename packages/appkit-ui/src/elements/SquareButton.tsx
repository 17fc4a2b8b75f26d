import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './SquareButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface SquareButtonProps {
  /** Accessible name of the action, or of the state while checked. */
  label: string
  icon: ReactNode
  /** State of the switch. Without it, the element is a plain button. */
  checked?: boolean | undefined
  onClick: () => void
}

/** Renders an icon button or switch as high as the field next to it. Part `square-button`; attribute `aria-checked`. */
export function SquareButton({ label, icon, checked, onClick }: SquareButtonProps): ReactNode {
  useSheet(sheet)
  const role = checked === undefined ? {} : { role: 'switch', 'aria-checked': checked }
  return (
    <button
      {...role}
      className="square-button"
      part="square-button"
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
