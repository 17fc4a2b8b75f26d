import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerEsplora, type EsploraAnswer, type EsploraSources } from './answerEsplora'

/** Serves the Esplora API of a ledger over HTTP on 127.0.0.1, to any browser origin. */
export class EsploraServer {
  readonly #sources: EsploraSources
  #server: Server | undefined
  #port = 0

  constructor(sources: EsploraSources) {
    this.#sources = sources
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /**
   * Listens on `port`, or on the previous port by default. Does nothing if the server is already open. Rejects if the
   * port is in use.
   */
  async open(port: number = this.#port): Promise<void> {
    if (this.#server !== undefined) return
    const server = createServer((request, response) => void this.#answer(request, response))
    this.#server = server
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'object' && address !== null) this.#port = address.port
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    const closed = new Promise(resolve => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    try {
      const { pathname } = new URL(request.url ?? '/', this.url)
      send(response, answerEsplora(this.#sources, request.method ?? 'GET', pathname, await readBody(request)))
    } catch (cause) {
      send(response, { status: 500, body: String(cause) })
    }
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return body
}

function send(response: ServerResponse, { status, body }: EsploraAnswer): void {
  if (body instanceof Uint8Array) {
    return void response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body)
  }
  // This API returns heights and hashes as plain text.
  const isText = typeof body === 'string' || typeof body === 'number'
  const type = isText ? 'text/plain' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(isText ? String(body) : JSON.stringify(body))
}
