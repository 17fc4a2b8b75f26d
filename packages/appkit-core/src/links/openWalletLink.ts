import type { LinkTarget } from './linkTarget'
import { safeWalletLink } from './safeWalletLink'

/**
 * Opens a link synchronously. Call it in the click handler, because phones block links that open later. Returns false
 * and does nothing if the link isn't safe. Safe links are https URLs and links with an app's scheme, except dangerous
 * schemes such as `javascript:`.
 *
 * Outside Telegram, links with an app's scheme navigate the current window, or the top frame with the target `_top`. If
 * they opened a new tab, web views on iOS would leave a blank one behind. All other links open in `target` through an
 * anchor with `noopener`.
 *
 * @example
 * ```ts
 * import { openWalletLink } from '@openappkit/appkit-core/links'
 *
 * export function openWallet(link: string): void {
 *   if (!openWalletLink(window, link, '_blank', false)) console.warn('Unsafe link', link)
 * }
 * ```
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
