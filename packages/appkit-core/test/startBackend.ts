import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

/** One request as a test sees it. */
export interface BackendRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What the server says: JSON with 200, unless told. A string is sent as it is. Undefined: nothing at all, for ever. */
export type BackendAnswer = { readonly status?: number; readonly json?: unknown; readonly text?: string } | undefined

/** A real HTTP server on loopback that answers as a test says and remembers what it was asked. */
export interface Backend {
  readonly url: string
  readonly requests: readonly BackendRequest[]
  /** Requests whose connection the client closed before there was an answer. */
  readonly abandoned: readonly string[]
  answer: (request: BackendRequest) => BackendAnswer | Promise<BackendAnswer>
  stop(): Promise<void>
}

/** Starts one for this test, which also stops it. */
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
    response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' })
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

/** Waits for what a server on another turn of the event loop will have done in a moment. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 5000, interval: 1 })
}
