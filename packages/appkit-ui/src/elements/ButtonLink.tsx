import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Button.css?inline'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  /** URL, opened in a new tab. Only http, https and mailto URLs work; with any other URL, the link does nothing. */
  href: string
  /** As for `Button`. */
  fullWidth?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
}

/**
 * Renders a screen's primary action as a link. Part `button`; attributes `data-variant`, `data-full-width`.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@openappkit/appkit-ui/elements'
 *
 * export const Explorer = ({ url }: { url: string }) => <ButtonLink href={url}>View on explorer</ButtonLink>
 * ```
 */
export function ButtonLink({ href, fullWidth, icon, children }: ButtonLinkProps): ReactNode {
  useSheet(sheet)
  return (
    <a
      className="button"
      part="button"
      data-variant="primary"
      data-full-width={fullWidth || undefined}
      href={safeLinkUrl(href)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      {children}
    </a>
  )
}
