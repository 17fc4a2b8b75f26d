import { vi } from 'vitest'

const ORIGIN = 'https://app.example'

/** The app's browser: storage, cookies and network. */
export class CloudBrowser {
  readonly stored: Map<string, string> = new Map()
  readonly requests: { readonly path: string; readonly method: string; readonly authorization: string | null }[] = []
  cookies: Map<string, string> = new Map()
  keepsCookies = true
  origin: string = ORIGIN
  isOffline = false
  /** Called before the app reads a response of the server, to delay it. */
  onAnswer: (path: string) => Promise<void> = async () => {}

  start(): void {
    const stored = this.stored
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    })
    const location = { protocol: 'https:', host: 'app.example', pathname: '/shop', href: `${ORIGIN}/shop` }
    vi.stubGlobal('document', { location })
    const network = globalThis.fetch
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => this.#fetch(network, url, init))
  }

  async #fetch(network: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    this.requests.push({
      path: url.pathname,
      method: init.method ?? 'GET',
      authorization: headers.get('authorization'),
    })
    if (this.isOffline) throw new TypeError('Failed to fetch')
    headers.set('origin', this.origin)
    const mayBring = init.credentials === 'include' && this.keepsCookies
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (mayBring && cookie) headers.set('cookie', cookie)
    const response = await network(url, { ...init, headers })
    if (init.credentials === 'include' && response.headers.get('access-control-allow-credentials') !== 'true') {
      throw new TypeError('Failed to fetch')
    }
    for (const line of mayBring ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    await this.onAnswer(url.pathname)
    return response
  }
}
