import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

/** Request to the backend. */
export interface BackendRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Response of the backend: JSON with status 200 by default. `text` is sent unchanged. Undefined never responds. */
export type BackendAnswer =
  | {
      readonly status?: number
      readonly json?: unknown
      readonly text?: string
      /** Content type. Default: JSON. */
      readonly type?: string
    }
  | undefined

/** HTTP server on loopback that answers as scripted and records its requests. */
export interface Backend {
  readonly url: string
  readonly requests: readonly BackendRequest[]
  /** Paths of requests that the client aborted before the response. */
  readonly abandoned: readonly string[]
  answer: (request: BackendRequest) => BackendAnswer | Promise<BackendAnswer>
  stop(): Promise<void>
}

/** Starts a server that stops with the test. */
export async function startBackend(answer: Backend['answer'] = () => ({ json: {} })): Promise<Backend> {
  const requests: BackendRequest[] = []
  const abandoned: string[] = []
  const backend = { answer }
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://localhost')
    const body = Buffer.concat(chunks).toString()
    const request = { method: message.method ?? '', path, query, headers: message.headers, body }
    requests.push(request)
    response.on('close', () => !response.writableEnded && abandoned.push(path))
    const answered = await backend.answer(request)
    if (!answered) return
    response.writeHead(answered.status ?? 200, { 'content-type': answered.type ?? 'application/json' })
    response.end(answered.text ?? JSON.stringify(answered.json))
  }
  const server = createServer((message, response) => void respond(message, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    abandoned,
    get answer() {
      return backend.answer
    },
    set answer(next) {
      backend.answer = next
    },
    stop,
  }
}

/** Waits until a condition is true, for work on another turn of the event loop. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 5000, interval: 1 })
}
