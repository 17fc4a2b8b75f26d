import type { SignIn } from './SignIn'

/** What is read of a request of Express, or of Node's own server. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly originalUrl?: string | undefined
  readonly protocol?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** What a parser that ran before made of the body. */
  readonly body?: unknown
}

/** What is done with a response of Express, or of Node's own server. */
export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body: string): unknown
}

/** Larger than what a sign-in may be, so that it is the sign-in that refuses it. */
const LIMIT = 96 * 1024

/**
 * A sign-in as a handler for Express, with or without `express.json()` before it. What isn't its own it leaves to the next one.
 *
 * @example
 * ```ts
 * const signIn = createSignIn({ domain: 'app.example.org' })
 * app.use('/auth', toExpress(signIn))
 * app.get('/me', async (request, response) => response.json(await signIn.getSession(request)))
 * ```
 */
export function toExpress(
  signIn: Pick<SignIn, 'handle'>,
): (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      const answer = await signIn.handle(await toRequest(request))
      if (answer.status === 404) return next()
      response.statusCode = answer.status
      answer.headers.forEach((value, name) => {
        if (name !== 'set-cookie') response.setHeader(name, value)
      })
      const cookies = answer.headers.getSetCookie()
      if (cookies.length > 0) response.setHeader('set-cookie', cookies)
      response.end(await answer.text())
    } catch (error) {
      next(error)
    }
  }
}

async function toRequest(request: NodeRequest): Promise<Request> {
  const { method = 'GET', protocol, headers: given } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '))
  }
  const path = request.originalUrl ?? request.url ?? '/'
  // The host is in headers that anybody may write, and nothing here asks for it
  const url = new URL(path.replace(/^\/+/u, '/'), `${protocol === 'https' ? 'https' : 'http'}://localhost`)
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request)
  return new Request(url, { method, headers, ...(body !== undefined && { body }) })
}

async function readBody(request: NodeRequest): Promise<string> {
  const { body } = request
  const decoder = new TextDecoder()
  if (body instanceof Uint8Array) return decoder.decode(body)
  // A parser gives an empty object when there was nothing to parse
  if (body !== undefined) return typeof body === 'string' ? body : JSON.stringify(body).replace(/^\{\}$/u, '')
  let text = ''
  for await (const chunk of request) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    if (text.length > LIMIT) break
  }
  return text + decoder.decode()
}
