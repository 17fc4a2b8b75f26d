import { createHash } from 'node:crypto'
import { SESSION_LIFETIME } from './lifetimes'

/** Whose cookie it is. */
export interface CookieOwner {
  readonly projectId: string
  readonly origin: string
}

/**
 * The cookie that renews a session. Scripts can't read it, and each page of each project has one by its own name: what one page signed in, no other page can use
 * or end, even where a project allows both.
 */
export class SessionCookie {
  readonly #isSecure: boolean

  /** @param publicUrl By which browsers reach the server. With https the cookie also serves pages of other sites, in a jar for each. */
  constructor(publicUrl: string) {
    this.#isSecure = publicUrl.startsWith('https:')
  }

  read(headers: Headers, owner: CookieOwner): string | undefined {
    const start = `${this.#name(owner)}=`
    const pairs = (headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
    return pairs.find(pair => pair.startsWith(start))?.slice(start.length)
  }

  set(owner: CookieOwner, value: string): string {
    return this.#print(owner, value, SESSION_LIFETIME)
  }

  clear(owner: CookieOwner): string {
    return this.#print(owner, '', 0)
  }

  #print(owner: CookieOwner, value: string, seconds: number): string {
    const reach = this.#isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
    return `${this.#name(owner)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${reach}`
  }

  #name({ projectId, origin }: CookieOwner): string {
    const hash = createHash('sha256').update(`${projectId}\n${origin}`).digest('hex').slice(0, 16)
    return `${this.#isSecure ? '__Host-' : ''}openappkit-${hash}`
  }
}
