import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './IconButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** The name of the action; it is all that a screen reader hears. */
  label: string
  icon: ReactNode
  elementRef?: Ref<HTMLButtonElement> | undefined
}

/** A square action without words, 36 px, with a 44 px target for fingers. Part `icon-button`. */
export function IconButton({ label, icon, elementRef, ...rest }: IconButtonProps): ReactNode {
  useSheet(sheet)
  return (
    <button
      type="button"
      part="icon-button"
      title={label}
      {...rest}
      ref={elementRef}
      className="icon-button"
      aria-label={label}
    >
      {icon}
    </button>
  )
}
