/** A response for tests. */
export interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
  readonly setCookies: readonly string[]
}

/** Keeps cookies and sends the `Origin` header like a browser. */
export class CookieBrowser {
  readonly cookies: Map<string, string> = new Map()
  readonly #root: string
  readonly #origin: string

  constructor(root: string, origin: string) {
    this.#root = root
    this.#origin = origin
  }

  /** Sends cookies, and the origin with requests that change state. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers({ ...(cookie !== '' && { cookie }) })
    if (init.method === 'POST') headers.set('origin', this.#origin)
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await fetch(input, { ...init, headers })
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(one) ?? []
      if (/max-age=0(?:;|$)/iu.test(one)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async get(path: string): Promise<Answered> {
    return read(await this.fetch(`${this.#root}${path}`))
  }

  /** Sends JSON; `headers` override the browser's. */
  async post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const hasBody = body !== undefined
    const response = await this.fetch(`${this.#root}${path}`, {
      method: 'POST',
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return read(response)
  }
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, setCookies: headers.getSetCookie(), body: text.startsWith('{') ? JSON.parse(text) : {} }
}
