import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Button.css?inline'
import { Spinner } from './Spinner'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Use `primary` for the main action of a screen. Default: `neutral`. */
  variant?: 'primary' | 'neutral' | 'ghost' | undefined
  /**
   * Whether the button fills its container's width. Use it for the main action of a view and for two actions below each
   * other. A single answer to a status, such as 'Try again', keeps its own width. Also raises the minimum height from 44
   * to 48 px.
   */
  fullWidth?: boolean | undefined
  /** Whether to show a spinner instead of the icon and ignore clicks. The button stays focusable. */
  loading?: boolean | undefined
  icon?: ReactNode
  elementRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * Renders a button. Part `button`; attributes `data-variant`, `data-full-width`, `data-loading`.
 *
 * @example
 * ```tsx
 * import { Button } from '@openappkit/appkit-ui/elements'
 *
 * export const Review = ({ onReview }: { onReview: () => void }) => (
 *   <Button variant="primary" fullWidth onClick={onReview}>
 *     Review
 *   </Button>
 * )
 * ```
 */
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
