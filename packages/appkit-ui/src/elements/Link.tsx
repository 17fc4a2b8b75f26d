import type { ReactNode } from 'react'
import { ExternalIcon } from '../icons/ExternalIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Link.css?inline'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface LinkProps {
  /** Opens in a new tab, and only when `safeLinkUrl` allows it. Without it the link is a button. */
  href?: string | null | undefined
  onClick?: (() => void) | undefined
  /** An arrow that says the page is left. */
  external?: boolean | undefined
  children: ReactNode
}

/** Words that lead on. Part `link`. */
export function Link({ href, onClick, external, children }: LinkProps): ReactNode {
  useSheet(sheet)
  const url = safeLinkUrl(href)
  if (href != null && !url) return children
  const content = (
    <>
      {children}
      {external && <ExternalIcon />}
    </>
  )
  return url ? (
    <a className="link" part="link" href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {content}
    </a>
  ) : (
    <button className="link" part="link" type="button" onClick={onClick}>
      {content}
    </button>
  )
}
