import { matchesPattern } from './matchesPattern'

/** A visitor's own machine. */
const LOOPBACK: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
]

/** Hosts that lend subdomains to everybody, for previews. */
const SHARED: readonly string[] = [
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/**
 * Whether an origin, or an app's bundle id, matches one of the patterns. `*` stands for any text; a pattern without one is compared as an origin
 * when it is a URL, and letter by letter when it isn't.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return isAnyOf(origin, [...patterns, ...LOOPBACK, ...SHARED])
}

/**
 * The same for what only the app itself may do, such as to bring a visitor's cookies: any page of the shared hosts may use any project, but is not its page unless
 * the project says so.
 */
export function isOwnOrigin(origin: string, patterns: readonly string[]): boolean {
  // What has no origin of its own, such as a sandboxed frame, says 'null', as anybody can.
  return origin !== 'null' && isAnyOf(origin, [...patterns, ...LOOPBACK])
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
