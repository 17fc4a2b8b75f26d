/** Schemes that run or show something in this very page, or read files. None of them leads to a wallet. */
const refused = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|ws|wss|ftp|mailto|tel|sms)$/
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The link if a tap may open it, else nothing. Links of wallets come from a directory that others write.
 *
 * Accepted are absolute https URLs (http on this very machine), and schemes of an app. Refused is whatever runs in the page, holds a white
 * space or a control character, which browsers skip, or hides the host behind credentials.
 *
 * @example
 * ```ts
 * safeWalletLink('metamask://wc?uri=…') // the same
 * safeWalletLink('java\nscript:alert(1)') // undefined
 * ```
 */
export function safeWalletLink(link: string | null | undefined): string | undefined {
  if (!link || link.length > 8192 || /[\s\p{C}\\<>"`]/u.test(link)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || refused.test(scheme)) return undefined
  if (scheme !== 'https' && scheme !== 'http') return link
  if (!/^https?:\/\/[^/]/iu.test(link) || !URL.canParse(link)) return undefined
  const { protocol, hostname, username, password } = new URL(link)
  if (username || password) return undefined
  return protocol === 'https:' || loopback.test(hostname) ? link : undefined
}
