import { isFramed, isTelegram } from '../environment/device'
import type { LinkPlatform } from './platformLink'

/** Browsing context that a link opens in. */
export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Returns where a link opens. On phones, it stays in the tab, or in the top frame for an embedded app. Elsewhere, and
 * always in Telegram, it opens a new tab.
 *
 * @example
 * ```ts
 * import { isTelegram, linkTarget, openWalletLink } from '@openappkit/appkit-core/links'
 *
 * export function openApp(link: string): boolean {
 *   return openWalletLink(window, link, linkTarget('mobile', window), isTelegram(window))
 * }
 * ```
 */
export function linkTarget(platform: LinkPlatform, page: Window): LinkTarget {
  if (platform !== 'mobile' || isTelegram(page)) return '_blank'
  return isFramed(page) ? '_top' : '_self'
}
