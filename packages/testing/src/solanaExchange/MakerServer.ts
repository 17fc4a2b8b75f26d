import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { close, listen } from '../solanaChain/ports'
import { MakerError } from './MakerError'

/** A request whose fields come from the query or the body. */
export interface MakerRequest {
  /** Method and path, such as `GET /quote`. */
  readonly route: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Serves JSON on 127.0.0.1. */
export class MakerServer {
  readonly #answer: (request: MakerRequest) => Promise<object>
  readonly #server: Server

  constructor(answer: (request: MakerRequest) => Promise<object>) {
    this.#answer = answer
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  /** Starts listening and resolves with the base URL. Rejects if the port is taken. */
  async open(port: number): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#server, port)}`
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = close(this.#server)
    this.#server.closeAllConnections()
    await closed
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await this.#respond(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async #respond(request: IncomingMessage): Promise<readonly [status: number, body: object]> {
    try {
      return [200, await this.#answer(await readRequest(request))]
    } catch (cause) {
      if (cause instanceof MakerError) return [cause.status, { error: cause.code, message: cause.message }]
      return [500, { error: 'failed', message: cause instanceof Error ? cause.message : String(cause) }]
    }
  }
}

async function readRequest(request: IncomingMessage): Promise<MakerRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const route = `${request.method} ${pathname}`
  if (request.method !== 'POST') return { route, fields: Object.fromEntries(searchParams) }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return { route, fields: readObject(Buffer.concat(chunks).toString('utf8')) }
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  } catch {
    // The error below names the fix.
  }
  throw new MakerError(400, 'invalid-request', 'Send a JSON object.')
}
