import type { ReactNode } from 'react'
import { ExternalIcon } from '../icons/ExternalIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Link.css?inline'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Link}. */
export interface LinkProps {
  /**
   * URL, opened in a new tab. If it isn't a valid http, https or mailto URL, only the children render. Without a URL,
   * the link is a button.
   */
  href?: string | null | undefined
  onClick?: (() => void) | undefined
  /** Whether to show an arrow for an external link. */
  external?: boolean | undefined
  children: ReactNode
}

/**
 * Renders a text link. Part `link`.
 *
 * @example
 * ```tsx
 * import { Link } from '@openappkit/appkit-ui/elements'
 *
 * export const Terms = () => <Link href="https://example.org/terms">Terms</Link>
 * ```
 */
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
