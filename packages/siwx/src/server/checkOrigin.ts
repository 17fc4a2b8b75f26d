import { AppKitError } from '@openappkit/contract'
import { isLoopbackHost } from './ownOrigins'

/** Pages that may sign in. */
export interface AllowedPages {
  /** Host of the app. */
  readonly domain: string
  /** Allowed origins in lower case. */
  readonly origins: readonly string[]
  /** Whether http pages of the domain may sign in. */
  readonly allowsPlain: boolean
}

/** Maximum length of an origin in a message. Host names have at most 253 characters. */
const SHOWN = 300

/**
 * Checks that an allowed origin sent the request, and returns the origin's host. All browsers send the `Origin` header
 * with such requests.
 *
 * @throws AppKitError `siwx/origin-not-allowed` if the origin isn't allowed or the header is missing.
 */
export function checkOrigin(request: Request, pages: AllowedPages): string {
  const origin = request.headers.get('origin')?.toLowerCase()
  if (origin !== undefined && pages.origins.includes(origin)) return new URL(origin).host
  throw new AppKitError('siwx/origin-not-allowed', adviceFor(origin, pages), { details: origin ?? 'no Origin header' })
}

/** Returns a message that names both sides and how to sign in there. */
function adviceFor(origin: string | undefined, { domain, allowsPlain }: AllowedPages): string {
  const server = `This server signs users in to ${domain}`
  if (origin === undefined) return `${server}, but the request has no Origin header. Send it from a page.`
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  // Never repeats text that isn't an origin
  if (!page || page.origin === 'null' || page.origin.length > SHOWN)
    return `${server}, but the page has no origin. Serve the page from a web server, outside a sandbox.`
  const seen = `${server}, but the page is ${page.origin}.`
  if (page.protocol === 'https:') return `${seen} Pass its host as \`domain\`, or its origin in \`origins\`.`
  if (isLoopbackHost(page.host)) return `${seen} Pass its host as \`domain\`.`
  if (page.host === domain && !allowsPlain)
    return `${seen} Serve it over https, or allow http pages with \`cookie: { secure: false }\`.`
  return `${seen} Serve it over https, or pass its host as \`domain\` and \`cookie: { secure: false }\`.`
}
