import { matchesPattern } from './matchesPattern'
import { LOOPBACK_ORIGINS } from './Project'

/** Web views in which wallets show content of the protocol's original provider. */
const WALLET_PAGES: readonly string[] = [
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/**
 * Returns whether an origin or bundle id may use a project. `*` in a pattern matches any text. A pattern without `*` is
 * compared as an origin if it is a URL, otherwise as text. Apps on loopback and the protocol's web views in wallets may
 * use every project.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return isAnyOf(origin, [...patterns, ...LOOPBACK_ORIGINS, ...WALLET_PAGES])
}

/**
 * Returns whether a project lists an origin, so its app may sign users in and send cookies. Loopback counts only if
 * listed, because any program on a machine can serve it.
 */
export function isOwnOrigin(origin: string, patterns: readonly string[]): boolean {
  // Contexts without an origin, such as sandboxed frames, send 'null', but so can any website.
  return origin !== 'null' && isAnyOf(origin, patterns)
}

function isAnyOf(origin: string, patterns: readonly string[]): boolean {
  const said = originOf(origin) ?? origin
  return patterns.some(pattern =>
    pattern.includes('*') ? matchesPattern(said, pattern) : said === (originOf(pattern) ?? pattern),
  )
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin } = new URL(text)
  return origin === 'null' ? undefined : origin
}
