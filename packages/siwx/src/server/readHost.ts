import { AppKitError } from '@openappkit/contract'
import { isLoopbackHost } from './ownOrigins'

/** Maximum length of a value in an error message, in UTF-16 code units. */
const SHOWN = 100

/** Default ports by scheme. Without a scheme, both are default ports. */
const DEFAULT_PORT: Readonly<Record<string, RegExp>> = { https: /:443$/u, http: /:80$/u, none: /:(?:443|80)$/u }

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::\d+)?$/u

/** `undefined` or `null` as the host or the port. */
const UNSET = /^(?:https?:\/\/)?(?:[^/]*:)?(?:undefined|null)(?:[:/]|$)/iu

/**
 * Returns the host of a domain as browsers show it in `location.host`. Accepts a host or an http(s) URL, ignores the
 * path, converts to lower case and Punycode, and drops default ports.
 *
 * @param domain - Unchecked, because apps in plain JavaScript can pass anything.
 * @param owner - Function that takes the domain, for the error message.
 * @throws AppKitError `options/siwx-invalid-domain` if the value isn't a host.
 */
export function readHost(domain: unknown, owner: string): string {
  if (domain === undefined || domain === null || domain === '') throw invalid(`\`domain\` of ${owner} is missing.`)
  const host = hostOf(domain)
  // The text of an unset environment variable
  if (typeof domain === 'string' && UNSET.test(domain))
    throw invalid(`\`domain\` of ${owner} is ${shown(domain)}, so a variable isn't set.`)
  if (host === undefined) throw invalid(`\`domain\` of ${owner} is ${shown(domain)}, which isn't a host.`)
  return host
}

/**
 * Returns the host of a domain like {@link readHost}. Rejects http URLs of other hosts than localhost, because browsers
 * send secure cookies over https only.
 *
 * @throws AppKitError `options/siwx-invalid-domain` if the value isn't a host or its scheme is http.
 */
export function readSecureHost(domain: unknown, owner: string): string {
  const host = readHost(domain, owner)
  if (!isPlain(domain) || isLoopbackHost(host)) return host
  throw new AppKitError(
    'options/siwx-invalid-domain',
    `\`domain\` of ${owner} is ${shown(domain)}, but browsers send the sign-in cookies over https only. Pass 'https://${host}', or allow http pages with \`cookie: { secure: false }\`.`,
  )
}

/**
 * Returns an allowed origin in lower case and without a path. The scheme defaults to https.
 *
 * @throws AppKitError `options/siwx-invalid-domain` if the value isn't a host or an http(s) URL.
 */
export function readOrigin(origin: unknown): string {
  const host = hostOf(origin)
  if (host !== undefined) return `${isPlain(origin) ? 'http' : 'https'}://${host}`
  throw new AppKitError(
    'options/siwx-invalid-domain',
    `\`origins\` of createSignIn contains ${shown(origin)}, which isn't an origin. Pass origins such as 'https://www.example.org'.`,
  )
}

/** Returns whether a domain names the scheme http. */
export function isPlain(domain: unknown): boolean {
  return typeof domain === 'string' && /^http:/iu.test(domain)
}

function hostOf(domain: unknown): string | undefined {
  // `URL` removes line breaks and accepts user names, wildcards and lists
  if (typeof domain !== 'string' || /[\s\\@,;*]/u.test(domain)) return undefined
  const [, scheme = 'none', rest = ''] = /^(?:(https?):\/\/)?(.*)$/iu.exec(domain) ?? []
  const [authority = ''] = rest.split(/[/?#]/u)
  if (authority.endsWith(':') || !URL.canParse(`https://${authority}`)) return undefined
  const { hostname } = new URL(`https://${authority}`)
  // `URL` reads a number, such as a port alone, as an address
  if (/^\d+(?:\.\d+){3}$/u.test(hostname) && !authority.startsWith(hostname)) return undefined
  const port = /:0*(\d+)$/u.exec(authority)?.[1]
  const host = `${hostname}${port === undefined ? '' : `:${port}`}`.replace(
    DEFAULT_PORT[scheme.toLowerCase()] ?? /$^/u,
    '',
  )
  return HOST.test(host) ? host : undefined
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function invalid(problem: string): AppKitError {
  return new AppKitError(
    'options/siwx-invalid-domain',
    `${problem} Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development.`,
  )
}
