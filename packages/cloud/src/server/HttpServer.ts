import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'

/** How long requests that run may go on once the server closes, in milliseconds. */
const DRAIN_TIME = 10_000
const IDLE_SWEEP = 50

export interface HttpHandlers {
  fetch(request: Request, env: { incoming: IncomingMessage; outgoing: ServerResponse }): Response | Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** One port for requests and sockets. */
export class HttpServer {
  readonly #server: Server
  readonly #drainTime: number
  /** Sockets that were HTTP once: the server counts them, and leaves them alone. */
  readonly #upgraded = new Set<Duplex>()

  constructor(drainTime: number = DRAIN_TIME) {
    this.#drainTime = drainTime
    this.#server = createServer({
      // A client that takes longer to say what it wants, or sends more headers, isn't one of ours.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    })
  }

  /** Resolves with the port. @throws Error that says what to do when the port is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (cause: NodeJS.ErrnoException) => {
        const reason =
          cause.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Choose another with PORT, or 0 for any that is free.`
            : `Can't listen on ${host}, port ${port}: ${cause.message}. Check HOST and PORT.`
        reject(new Error(reason, { cause }))
      })
      this.#server.listen(port, host, () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }

  /** Must follow `listen` in the same turn, or a request could come before its handler. */
  serve(handlers: HttpHandlers): void {
    this.#server.on(
      'request',
      getRequestListener((request, env) => handlers.fetch(request, env as Parameters<HttpHandlers['fetch']>[1]), {
        overrideGlobalObjects: false,
      }),
    )
    this.#server.on('upgrade', (request, socket, head) => {
      this.#upgraded.add(socket)
      socket.once('close', () => this.#upgraded.delete(socket))
      handlers.upgrade(request, socket, head)
    })
  }

  /** Resolves once every connection is gone; those that don't end in time are cut. */
  async close(): Promise<void> {
    const closed = new Promise<void>(resolve => this.#server.close(() => resolve()))
    // A kept connection becomes idle when its last answer is out, and nothing says when that is.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), IDLE_SWEEP)
    const cut = setTimeout(() => {
      this.#server.closeAllConnections()
      for (const socket of this.#upgraded) socket.destroy()
    }, this.#drainTime)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
