import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request that an API received. */
export interface ApiRequest {
  /** Such as `GET /quote`. */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** Sends a response. */
export type Reply = (response: ServerResponse) => void

/** A local API with scripted responses. */
export interface ApiServer extends AsyncDisposable {
  readonly url: string
  /** Oldest first. */
  readonly requests: ApiRequest[]
  /** Sets the responses from now on. */
  answer(say: (request: ApiRequest) => Reply): void
}

/** Returns a reply with a status and a body. A string is sent verbatim. */
export function reply(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return response => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export async function startApiServer(): Promise<ApiServer> {
  const requests: ApiRequest[] = []
  let say: (request: ApiRequest) => Reply = () => reply({}, 404)
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const request: ApiRequest = {
        call: `${incoming.method} ${pathname}`,
        query: Object.fromEntries(searchParams),
        headers: incoming.headers,
        body: text === '' ? undefined : JSON.parse(text),
      }
      requests.push(request)
      say(request)(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: next => {
      say = next
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
