/** Link with a scheme of at least two characters. A single letter is a Windows drive. */
const custom = /^([a-z][a-z0-9+.-]{1,40}):\/\/./
/**
 * Schemes that browsers and operating systems handle themselves. They run code or show content in the app, read files,
 * start calls and emails, install software, search, or open any app with any argument.
 */
const refused =
  /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|jar|wss?|s?ftps?|ssh|telnet|mailto|tel|sms(?:to)?|callto|facetime(?:-audio)?|intent|android-app|market|itms.*|app-.*|prefs|shortcuts|x-apple.*|ms-.*|search(?:-ms)?|shell|hcp|res|vscode.*|vscodium|cursor|jetbrains|chrome.*|moz-.*|devtools|opera|brave|resource|ldaps?|nfs|smb)$/
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns the link if it is safe to open, else undefined. Wallet links come from a directory that third parties edit.
 *
 * Accepts absolute https URLs (http on localhost) and `scheme://…` with an app's scheme. Rejects schemes of browsers
 * and systems, hosts behind credentials, and white space and control characters, which browsers skip.
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
