import { isAndroid, isTelegram } from '../environment/device'
import { safeWalletLink } from './safeWalletLink'

/**
 * The link that hands a pairing to a wallet's app by its own scheme: `metamask://wc?uri=wc%3A…`. An http address is no scheme, and is taken
 * as {@link universalPairingLink} does. Undefined when the link is not safe to open. Reference, views section 6.
 *
 * @param page - Telegram on Android decodes a link once by itself, so there it is encoded twice.
 */
export function nativePairingLink(app: string | null | undefined, uri: string, page: Window): string | undefined {
  if (!app) return undefined
  if (isHttp(app)) return universalPairingLink(app, uri)
  const scheme = app.includes('://') ? app : `${app.replaceAll('/', '').replaceAll(':', '')}://`
  const handed = isTelegram(page) && isAndroid(page) ? encodeURIComponent(uri) : uri
  return safeWalletLink(`${closed(scheme)}wc?uri=${encodeURIComponent(handed)}`)
}

/** The link that hands a pairing to a wallet by its https address: `https://link.wallet.example/wc?uri=wc%3A…`. */
export function universalPairingLink(url: string | null | undefined, uri: string): string | undefined {
  return url && isHttp(url) ? safeWalletLink(`${closed(url)}wc?uri=${encodeURIComponent(uri)}`) : undefined
}

function isHttp(link: string): boolean {
  return /^https?:\/\//iu.test(link)
}

function closed(link: string): string {
  return link.endsWith('/') ? link : `${link}/`
}
