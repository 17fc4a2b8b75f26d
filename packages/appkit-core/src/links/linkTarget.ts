import { isFramed, isTelegram } from '../environment/device'
import type { LinkPlatform } from './platformLink'

/** Browsing context that a link opens in. */
export type LinkTarget = '_self' | '_top' | '_blank'

/**
 * Returns where to open a wallet link. A mobile link opens in the same tab, or in the top frame if the app runs in a
 * frame. Other links, and every link in Telegram, open in a new tab.
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
