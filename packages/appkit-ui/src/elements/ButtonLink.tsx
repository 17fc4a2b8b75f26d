import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Button.css?inline'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ButtonLinkProps {
  /** Opens in a new tab, and only when `safeLinkUrl` allows it. */
  href: string
  icon?: ReactNode
  children: ReactNode
}

/** The primary action of a screen when it leads to another page. Part `button`; attribute `data-variant`. */
export function ButtonLink({ href, icon, children }: ButtonLinkProps): ReactNode {
  useSheet(sheet)
  return (
    <a
      className="button"
      part="button"
      data-variant="primary"
      href={safeLinkUrl(href)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      {children}
    </a>
  )
}
