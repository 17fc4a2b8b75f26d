import type { LinkTarget } from './linkTarget'
import { safeWalletLink } from './safeWalletLink'

/**
 * Opens a link at once. Call it in the tap itself: a phone blocks what comes any later. False when the link is not safe, and nothing happened.
 *
 * An app's scheme goes by the location, since a web view on iOS leaves a blank tab behind when it is opened in a new one; an https link goes by
 * an anchor, which opens an app and gives the other page no hold on this one.
 */
export function openWalletLink(page: Window, link: string, target: LinkTarget, isTelegram: boolean): boolean {
  const href = safeWalletLink(link)
  if (!href) return false
  if (isTelegram || /^https?:/iu.test(href)) {
    const anchor = page.document.createElement('a')
    anchor.href = href
    anchor.target = target
    anchor.rel = 'noopener noreferrer'
    anchor.click()
  } else if (target === '_top' && page.top) page.top.location.href = href
  else page.location.href = href
  return true
}
