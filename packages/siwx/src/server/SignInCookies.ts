import { type HeaderSource, readHeader } from './HeaderSource'
import { isLoopbackHost } from './ownOrigins'

/** Options of the sign-in cookies. They are always http-only. */
export interface SignInCookieOptions {
  /**
   * Prefix of the cookie names. Default: `'siwx'`, for `siwx-nonce` and `siwx-session`. Secure cookies without `domain`
   * also get the prefix `__Host-`.
   */
  readonly name?: string | undefined
  /**
   * Whether browsers send the cookies over https only. Default: true, except for http requests to localhost. With
   * `false`, http pages of the domain may also sign in.
   */
  readonly secure?: boolean | undefined
  /** `SameSite` attribute of the cookies. Default: `'lax'`. */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined
  /** Domain whose subdomains share the cookies. Default: this host only. */
  readonly domain?: string | undefined
  /** Lifetime of a session in seconds. Default: 604,800 (seven days). */
  readonly maxAge?: number | undefined
}

/** Writes and reads the nonce and session cookies. */
export class SignInCookies {
  readonly #options: SignInCookieOptions
  readonly #isLoopback: boolean

  constructor(domain: string, options: SignInCookieOptions) {
    this.#options = options
    this.#isLoopback = isLoopbackHost(domain)
  }

  /** Whether cookies and requests of http pages are accepted. */
  get allowsPlain(): boolean {
    return !(this.#options.secure ?? !this.#isLoopback)
  }

  /** Returns the `Set-Cookie` header for `kind`. */
  write(kind: 'nonce' | 'session', value: string, seconds: number, isHttps: boolean): string {
    const { sameSite = 'lax', domain } = this.#options
    const isSecure = this.#options.secure ?? (isHttps || !this.#isLoopback)
    const attributes = [`${this.#name(kind, isSecure)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly']
    if (domain !== undefined) attributes.push(`Domain=${domain}`)
    if (isSecure) attributes.push('Secure')
    attributes.push(`SameSite=${sameSite.charAt(0).toUpperCase()}${sameSite.slice(1)}`)
    return attributes.join('; ')
  }

  /** Returns the value of a cookie from the request. Prefers the cookie that no other host could have set. */
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
