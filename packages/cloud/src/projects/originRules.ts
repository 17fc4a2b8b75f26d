import { matchesPattern } from './matchesPattern'
import { LOOPBACK_ORIGINS } from './Project'

/** Pages in which wallets show what the protocol's own provider serves. */
const WALLET_PAGES: readonly string[] = [
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/**
 * Returns whether pages of an origin, or an app with that bundle id, may use a project. `*` in a pattern stands for any text; a pattern without one is compared as an origin when it is
 * a URL, and letter by letter when it isn't. Pages on loopback may use every project.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return isAnyOf(origin, [...patterns, ...LOOPBACK_ORIGINS, ...WALLET_PAGES])
}

/**
 * Returns whether an origin is the project's own, so that its pages may sign users in and bring their cookies. Only origins that the project names are: any page on a machine can be
 * served from loopback.
 */
export function isOwnOrigin(origin: string, patterns: readonly string[]): boolean {
  // What has no origin of its own, such as a sandboxed frame, says 'null', as anybody can.
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
