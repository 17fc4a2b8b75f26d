import { isFramed, isTelegram } from '../environment/device'
import type { LinkPlatform } from './platformLink'

/** Where a link opens. Reference, views section 6. */
export type LinkTarget = '_self' | '_top' | '_blank'

/** A phone stays in its tab, or takes the page around the frame along; everything else gets a tab of its own. In Telegram all do. */
export function linkTarget(platform: LinkPlatform, page: Window): LinkTarget {
  if (platform !== 'mobile' || isTelegram(page)) return '_blank'
  return isFramed(page) ? '_top' : '_self'
}
