import { type HeaderSource, readHeader } from './HeaderSource'
import { isLoopbackHost } from './ownOrigins'

/** How the cookies of a sign-in are set. They are http-only whatever is said here. */
export interface SignInCookieOptions {
  /** What their names begin with. Default `'siwx'`: `siwx-nonce` and `siwx-session`, after `__Host-` where they are secure and for this host alone. */
  readonly name?: string | undefined
  /** Sent over https only. Default: yes, unless the domain is this machine's own (`localhost`) and the request came without. */
  readonly secure?: boolean | undefined
  /** Default `'lax'`. */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined
  /** Shares the cookies with the hosts below this one. Default: this host alone. */
  readonly domain?: string | undefined
  /** How many seconds a session lasts. Default seven days. */
  readonly maxAge?: number | undefined
}

/** Writes and reads the two cookies. */
export class SignInCookies {
  readonly #options: SignInCookieOptions
  readonly #isLoopback: boolean

  constructor(domain: string, options: SignInCookieOptions) {
    this.#options = options
    this.#isLoopback = isLoopbackHost(domain)
  }

  /** Whether pages are trusted without https. */
  get allowsPlain(): boolean {
    return !(this.#options.secure ?? !this.#isLoopback)
  }

  /** The `Set-Cookie` header that gives `kind` a value for so many seconds. */
  write(kind: 'nonce' | 'session', value: string, seconds: number, isHttps: boolean): string {
    const { sameSite = 'lax', domain } = this.#options
    const isSecure = this.#options.secure ?? (isHttps || !this.#isLoopback)
    const attributes = [`${this.#name(kind, isSecure)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly']
    if (domain !== undefined) attributes.push(`Domain=${domain}`)
    if (isSecure) attributes.push('Secure')
    attributes.push(`SameSite=${sameSite.charAt(0).toUpperCase()}${sameSite.slice(1)}`)
    return attributes.join('; ')
  }

  /** What the browser sent back. The one that no other host could have set comes first. */
  read(source: HeaderSource, kind: 'nonce' | 'session'): string | undefined {
    const pairs = (readHeader(source, 'cookie') ?? '').split(';').map(pair => pair.trim())
    const names = this.allowsPlain ? [this.#name(kind, true), this.#name(kind, false)] : [this.#name(kind, true)]
    for (const name of names) {
      const found = pairs.find(pair => pair.startsWith(`${name}=`))
      if (found) return found.slice(name.length + 1)
    }
    return undefined
  }

  #name(kind: string, isSecure: boolean): string {
    const { name = 'siwx', domain } = this.#options
    return `${isSecure && domain === undefined ? '__Host-' : ''}${name}-${kind}`
  }
}
