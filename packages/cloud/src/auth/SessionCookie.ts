import { createHash } from 'node:crypto'
import { SESSION_LIFETIME } from './lifetimes'

/** Project and origin that a cookie belongs to. */
export interface CookieScope {
  readonly projectId: string
  readonly origin: string
}

/**
 * Reads and writes the cookie that renews a session. Scripts can't read it. Its name is unique per project and origin,
 * so an app can't use or end another app's session, even within the same project.
 */
export class SessionCookie {
  readonly #isSecure: boolean

  /**
   * @param publicUrl URL at which browsers reach the server. With HTTPS, the cookie also works for apps on other sites
   * and is partitioned by site.
   */
  constructor(publicUrl: string) {
    this.#isSecure = publicUrl.startsWith('https:')
  }

  read(headers: Headers, scope: CookieScope): string | undefined {
    const start = `${this.#name(scope)}=`
    const pairs = (headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
    return pairs.find(pair => pair.startsWith(start))?.slice(start.length)
  }

  set(scope: CookieScope, value: string): string {
    return this.#print(scope, value, SESSION_LIFETIME)
  }

  clear(scope: CookieScope): string {
    return this.#print(scope, '', 0)
  }

  #print(scope: CookieScope, value: string, seconds: number): string {
    const reach = this.#isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
    return `${this.#name(scope)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${reach}`
  }

  #name({ projectId, origin }: CookieScope): string {
    const hash = createHash('sha256').update(`${projectId}\n${origin}`).digest('hex').slice(0, 16)
    return `${this.#isSecure ? '__Host-' : ''}openappkit-${hash}`
  }
}
