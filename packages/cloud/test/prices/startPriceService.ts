import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A local price service with scripted responses. */
export interface PriceService extends AsyncDisposable {
  readonly url: string
  /** The requested paths with their queries, oldest first. */
  readonly requests: string[]
  readonly headers: IncomingHttpHeaders[]
  /** Sets the responses from now on, by URL. A string is sent verbatim. */
  answer(say: (url: URL) => unknown): void
  /** Responds with only a status from now on. */
  fail(status: number, headers?: Record<string, string>): void
  /** Stops responding. */
  hang(): void
}

export async function startPriceService(): Promise<PriceService> {
  const requests: string[] = []
  const headers: IncomingHttpHeaders[] = []
  let say: (url: URL) => unknown = () => ({})
  let failure: { status: number; headers: Record<string, string> } | undefined
  let hangs = false
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    headers.push(request.headers)
    if (hangs) return
    if (failure) {
      response.writeHead(failure.status, failure.headers)
      response.end()
      return
    }
    const answer = say(new URL(request.url ?? '', 'http://localhost'))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    headers,
    answer: next => {
      say = next
      failure = undefined
      hangs = false
    },
    fail: (status, extra = {}) => {
      failure = { status, headers: extra }
    },
    hang: () => {
      hangs = true
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
