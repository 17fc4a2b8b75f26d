import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './IconButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label' | 'title'> {
  /** Accessible name of the action, and its tooltip. */
  label: string
  icon: ReactNode
  elementRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * Renders a 36 px square icon button with a 44 px touch target. Part `icon-button`.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@openappkit/appkit-ui/elements'
 *
 * export const Share = ({ onShare }: { onShare: () => void }) => (
 *   <IconButton label="Share" icon={<svg viewBox="0 0 24 24" />} onClick={onShare} />
 * )
 * ```
 */
export function IconButton({ label, icon, elementRef, ...rest }: IconButtonProps): ReactNode {
  useSheet(sheet)
  return (
    // With an `aria-label` too, screen readers would say the name twice.
    <button type="button" part="icon-button" {...rest} ref={elementRef} className="icon-button" title={label}>
      {icon}
    </button>
  )
}
