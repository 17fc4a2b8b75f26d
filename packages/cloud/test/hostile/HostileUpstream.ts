import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Responds to a request whose honest response would be `body`. */
export type Treatment = (response: ServerResponse, body: string) => void

/** An HTTP server that responds as configured and counts the bytes that it sends. */
export class HostileUpstream implements AsyncDisposable {
  readonly #server: Server
  #treat: Treatment
  requests = 0
  readonly #sockets = new Set<Socket>()

  /** @param answer - Returns the honest response to the body and path of a request. */
  constructor(answer: (request: string, path: string) => string, treat: Treatment = honestly) {
    this.#treat = treat
    this.#server = createServer(async (request, response) => {
      this.requests += 1
      response.on('error', () => {})
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      this.#treat(response, answer(Buffer.concat(chunks).toString('utf8'), request.url ?? ''))
    })
    this.#server.on('connection', socket => {
      this.#sockets.add(socket)
      socket.on('error', () => {})
    })
  }

  async start(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  treat(treatment: Treatment): void {
    this.#treat = treatment
  }

  /** Bytes written to sockets, including headers. */
  get sent(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }
}

export function honestly(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}
