import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './SquareButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface SquareButtonProps {
  /** The name of the action, or what is so while it is on; it is all that a screen reader hears. */
  label: string
  icon: ReactNode
  /** With it the button is a switch. */
  checked?: boolean | undefined
  onClick: () => void
}

/** An action or a switch without words, as high as the field that it stands beside. Part `square-button`; attribute `aria-checked`. */
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
