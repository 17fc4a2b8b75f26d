/** An app's own scheme, as wallets register them, with what browsers and systems need after it. One letter is a drive. */
const custom = /^([a-z][a-z0-9+.-]{1,40}):\/\/./
/**
 * Schemes of browsers and systems that take this form as well. They run or show something in the page, read files, start calls and mails, install and search, or open
 * any app with any argument.
 */
const refused =
  /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|jar|wss?|s?ftps?|ssh|telnet|mailto|tel|sms(?:to)?|callto|facetime(?:-audio)?|intent|android-app|market|itms.*|app-.*|prefs|shortcuts|x-apple.*|ms-.*|search(?:-ms)?|shell|hcp|res|vscode.*|vscodium|cursor|jetbrains|chrome.*|moz-.*|devtools|opera|brave|resource|ldaps?|nfs|smb)$/
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The link if a tap may open it, else nothing. Links of wallets come from a directory that others write.
 *
 * Accepts absolute https URLs (http on this very machine), and `scheme://…` with a scheme of an app. Refuses schemes of browsers and systems, white space and control
 * characters, which browsers skip, and hosts behind credentials.
 *
 * @example
 * ```ts
 * safeWalletLink('metamask://wc?uri=…') // the same
 * safeWalletLink('java\nscript:alert(1)') // undefined
 * ```
 */
export function safeWalletLink(link: string | null | undefined): string | undefined {
  if (!link || link.length > 8192 || /[\s\p{C}\\<>"`]/u.test(link)) return undefined
  const scheme = custom.exec(link.toLowerCase())?.[1]
  if (scheme === undefined || refused.test(scheme)) return undefined
  if (scheme !== 'https' && scheme !== 'http') return link
  if (!/^https?:\/\/[^/]/iu.test(link) || !URL.canParse(link)) return undefined
  const { protocol, hostname, username, password } = new URL(link)
  if (username || password) return undefined
  return protocol === 'https:' || loopback.test(hostname) ? link : undefined
}
