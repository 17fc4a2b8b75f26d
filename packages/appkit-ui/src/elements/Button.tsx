import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Button.css?inline'
import { Spinner } from './Spinner'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` is for the one action that a screen is about. Default `neutral`. */
  variant?: 'primary' | 'neutral' | 'ghost' | undefined
  /** Takes the width of its container, 48 px high instead of 44. */
  fullWidth?: boolean | undefined
  /** Stays focusable but does nothing while true; a spinner stands in for the icon. */
  loading?: boolean | undefined
  icon?: ReactNode
  elementRef?: Ref<HTMLButtonElement> | undefined
}

/** An action. Part `button`; attributes `data-variant`, `data-full-width`, `data-loading`. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'neutral', fullWidth, loading, icon, elementRef, children, onClick, ...rest } = props
  useSheet(sheet)
  return (
    <button
      type="button"
      part="button"
      {...rest}
      ref={elementRef}
      className="button"
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? event => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
