import { isAndroid, isTelegram } from '../environment/device'
import { safeWalletLink } from './safeWalletLink'

/**
 * Returns the link that passes a pairing to a wallet app by its scheme: `metamask://wc?uri=wc%3A…`. Handles an https
 * address like {@link universalPairingLink}. Returns undefined if `app` is empty or the link isn't safe.
 *
 * @param page - Window of the app. Telegram on Android decodes links once, so there the pairing is encoded twice.
 */
export function nativePairingLink(app: string | null | undefined, uri: string, page: Window): string | undefined {
  if (!app) return undefined
  if (isHttp(app)) return universalPairingLink(app, uri)
  const scheme = app.includes('://') ? app : `${app.replaceAll('/', '').replaceAll(':', '')}://`
  const handed = isTelegram(page) && isAndroid(page) ? encodeURIComponent(uri) : uri
  return safeWalletLink(`${closed(scheme)}wc?uri=${encodeURIComponent(handed)}`)
}

/**
 * Returns the link that passes a pairing to a wallet by its https address: `https://link.wallet.example/wc?uri=wc%3A…`.
 * Returns undefined if `url` isn't an http(s) URL or the link isn't safe.
 */
export function universalPairingLink(url: string | null | undefined, uri: string): string | undefined {
  return url && isHttp(url) ? safeWalletLink(`${closed(url)}wc?uri=${encodeURIComponent(uri)}`) : undefined
}

function isHttp(link: string): boolean {
  return /^https?:\/\//iu.test(link)
}

function closed(link: string): string {
  return link.endsWith('/') ? link : `${link}/`
}
