import { AppKitError } from '@openappkit/contract'
import type { SignIn } from './SignIn'

/** The parts of an Express or Node request that sign-in reads. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly originalUrl?: string | undefined
  readonly protocol?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Body from an earlier parser. */
  readonly body?: unknown
}

/** The parts of an Express or Node response that sign-in uses. */
export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body: string): unknown
}

/** Read limit in characters. Larger than sign-in's own limit, so sign-in rejects large bodies. */
const LIMIT = 96 * 1024

/**
 * Returns an Express handler, which works with or without `express.json()` before it. Passes requests to other routes,
 * and errors, to `next`.
 *
 * @param signIn - The object that `createSignIn` returns.
 * @throws AppKitError `options/siwx-invalid-sign-in` for anything else, such as its `handle`.
 * @example
 * ```ts
 * import { createSignIn, type NodeRequest, toExpress } from '@openappkit/siwx/server'
 *
 * const signIn = createSignIn({ domain: process.env['DOMAIN'] ?? 'localhost:3000' })
 * export const auth = toExpress(signIn) // app.use('/auth', auth)
 * export const addressOf = async (request: NodeRequest) => (await signIn.getSession(request))?.address
 * ```
 */
export function toExpress(
  signIn: Pick<SignIn, 'handle'>,
): (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => Promise<void> {
  if (typeof signIn?.handle !== 'function') {
    throw new AppKitError(
      'options/siwx-invalid-sign-in',
      `\`toExpress\` takes the object that \`createSignIn\` returns${typeof signIn === 'function' ? ', not its `handle`' : ''}. Call \`toExpress(signIn)\`.`,
    )
  }
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
  const { method = 'GET', protocol, headers: nodeHeaders } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(nodeHeaders)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '))
  }
  const path = request.originalUrl ?? request.url ?? '/'
  // Clients control the headers with the host, and sign-in doesn't need it
  const url = new URL(path.replace(/^\/+/u, '/'), `${protocol === 'https' ? 'https' : 'http'}://localhost`)
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request)
  return new Request(url, { method, headers, ...(body !== undefined && { body }) })
}

async function readBody(request: NodeRequest): Promise<string> {
  const { body } = request
  const decoder = new TextDecoder()
  if (body instanceof Uint8Array) return decoder.decode(body)
  // Parsers return an empty object for an empty body
  if (body !== undefined) return typeof body === 'string' ? body : JSON.stringify(body).replace(/^\{\}$/u, '')
  let text = ''
  for await (const chunk of request) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    if (text.length > LIMIT) break
  }
  return text + decoder.decode()
}
