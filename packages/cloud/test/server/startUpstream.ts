import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A JSON-RPC server with scripted responses. */
export interface Upstream extends AsyncDisposable {
  readonly url: string
  /** Request bodies, oldest first. */
  readonly bodies: string[]
  readonly headers: IncomingHttpHeaders[]
  /** Sets the response from now on. */
  answer(status: number, body: string, headers?: Record<string, string>): void
  /** Sets the response after `requests` more requests. */
  answerAfter(requests: number, status: number, body: string): void
  /** Sets the response to matching bodies. Other responses stay. */
  answerTo(matches: (body: string) => boolean, status: number, body: string): void
  /** Stops responding. */
  hang(): void
  /** Closes the connection of every request instead of responding. */
  hangUp(): void
  /** Holds the next request. Resolves when it arrives, with a function that releases it. */
  hold(): Promise<() => void>
  /** Resolves when a caller disconnects before its response. */
  departure(): Promise<void>
}

export async function startUpstream(): Promise<Upstream> {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  let respond = (response: ServerResponse): void => send(response, 200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}', {})
  let special = (_body: string, _response: ServerResponse): boolean => false
  let held: ((release: () => void) => void) | undefined
  let departed = (): void => {}
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) departed()
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const requestBody = Buffer.concat(chunks).toString('utf8')
    bodies.push(requestBody)
    headers.push(request.headers)
    const arrived = held
    held = undefined
    if (arrived) await new Promise<void>(resolve => arrived(resolve))
    if (!special(requestBody, response)) respond(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    headers,
    answer: (status, body, extra = {}) => {
      respond = response => send(response, status, body, extra)
    },
    answerAfter: (requests, status, body) => {
      const before = respond
      const start = bodies.length
      respond = response => (bodies.length - start > requests ? send(response, status, body, {}) : before(response))
    },
    answerTo: (matches, status, body) => {
      special = (requestBody, response) => {
        if (!matches(requestBody)) return false
        send(response, status, body, {})
        return true
      }
    },
    hang: () => {
      respond = () => {}
    },
    hangUp: () => {
      respond = response => void response.destroy()
    },
    hold: () =>
      new Promise(resolve => {
        held = resolve
      }),
    departure: () =>
      new Promise(resolve => {
        departed = resolve
      }),
    async [Symbol.asyncDispose]() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}
