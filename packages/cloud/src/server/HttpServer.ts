import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { FailureBody } from '@openappkit/contract'
import type { ClientKeys } from '../limits/ClientKeys'
import { defaultHttpLimits, type HttpLimits } from '../limits/HttpLimits'
import { HttpConnections } from './HttpConnections'

/** Milliseconds that running requests may take after the server starts to close. */
const DRAIN_TIME = 10_000
const IDLE_SWEEP = 50
/** Milliseconds between two checks of the total of unread bytes. */
const SHED_INTERVAL = 1000

const REFUSAL: FailureBody = {
  status: 'FAILED',
  reasons: [{ field: 'rate_limited', description: 'Too many requests from this address are in progress or unread' }],
}
const REFUSAL_HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'retry-after': '2',
}

export interface HttpServerOptions {
  readonly clients: Pick<ClientKeys, 'clientKeyOf' | 'peerOf'>
  readonly limits?: Partial<HttpLimits> | undefined
  /** Milliseconds that running requests may take after the server starts to close. Default: 10,000. */
  readonly drainTime?: number
  /** Environment variable of the port, for error messages. Default: `PORT`. */
  readonly portVariable?: string
}

export interface HttpHandlers {
  fetch(request: Request, env: { incoming: IncomingMessage; outgoing: ServerResponse }): Response | Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Serves HTTP requests and WebSockets on one port. */
export class HttpServer {
  readonly #server: Server
  readonly #drainTime: number
  readonly #portVariable: string
  /** Sockets that became WebSockets. When Node's server closes, it waits for them but doesn't close them. */
  readonly #upgraded = new Set<Duplex>()

  /** Requests that arrived before the handlers. */
  readonly #early: (readonly [IncomingMessage, ServerResponse])[] = []
  readonly #connections: HttpConnections
  #shedding: NodeJS.Timeout | undefined

  constructor({ clients, limits, drainTime = DRAIN_TIME, portVariable = 'PORT' }: HttpServerOptions) {
    this.#drainTime = drainTime
    this.#portVariable = portVariable
    const { connections, stallTime, ...rest } = { ...defaultHttpLimits, ...limits }
    this.#connections = new HttpConnections({ connections, stallTime, ...rest }, clients)
    this.#server = createServer({
      // Legitimate clients need less time and smaller headers than this.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    })
    this.#server.on('request', this.#hold)
    if (Number.isFinite(connections)) this.#server.maxConnections = connections
    this.#server.on('connection', socket => {
      if (!this.#connections.accept(socket)) socket.destroy()
    })
    // Fires if neither side sent anything and the client read nothing.
    this.#server.setTimeout(stallTime, socket => {
      if (this.#connections.isWorking(socket)) socket.setTimeout(stallTime)
      else socket.destroy()
    })
  }

  readonly #hold = (request: IncomingMessage, response: ServerResponse): void => {
    this.#early.push([request, response])
  }

  /** Response bytes that clients haven't read yet. */
  get waitingBytes(): number {
    return this.#connections.waitingBytes
  }

  /**
   * Starts listening. Resolves with the port.
   *
   * @throws Error if the server can't listen on the port or host. The message names the settings to change.
   */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (cause: NodeJS.ErrnoException) => {
        const reason =
          cause.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Choose another with ${this.#portVariable}, or 0 for any that is free.`
            : `Can't listen on ${host}, port ${port}: ${cause.message}. Check HOST and ${this.#portVariable}.`
        reject(new Error(reason, { cause }))
      })
      this.#server.listen(port, host, () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }

  /**
   * Sets the handlers. Requests that arrived since `listen` get their response then. WebSockets don't wait, so a server
   * with WebSockets calls this in the same tick in which `listen` resolves.
   */
  serve(handlers: HttpHandlers): void {
    const connections = this.#connections
    const answer = async (request: Request, env: Parameters<HttpHandlers['fetch']>[1]): Promise<Response> => {
      const response = await handlers.fetch(request, env)
      const streamed = Number(response.headers.get('content-length') ?? 0)
      if (connections.mayAnswer(env.outgoing, streamed)) return response
      await response.body?.cancel()
      return Response.json(REFUSAL, { status: 429, headers: REFUSAL_HEADERS })
    }
    const listener = getRequestListener(
      (request, env) => answer(request, env as Parameters<HttpHandlers['fetch']>[1]),
      { overrideGlobalObjects: false },
    )
    this.#server.off('request', this.#hold)
    this.#server.on('request', (request, response) => {
      if (connections.begin(request, response)) return void listener(request, response)
      response.writeHead(429, { ...REFUSAL_HEADERS, connection: 'close' }).end(JSON.stringify(REFUSAL))
    })
    this.#server.on('upgrade', (request, socket: Socket, head) => {
      connections.release(socket)
      socket.setTimeout(0)
      this.#upgraded.add(socket)
      socket.once('close', () => this.#upgraded.delete(socket))
      handlers.upgrade(request, socket, head)
    })
    for (const [request, response] of this.#early.splice(0)) this.#server.emit('request', request, response)
    this.#shedding = setInterval(() => connections.shed(), SHED_INTERVAL).unref()
  }

  /** Stops accepting connections. Resolves when all are closed, and destroys those that don't end in time. */
  async close(): Promise<void> {
    const closed = new Promise<void>(resolve => this.#server.close(() => resolve()))
    // A keep-alive connection becomes idle after its last response, without an event.
    const sweep = setInterval(() => this.#server.closeIdleConnections(), IDLE_SWEEP)
    const cut = setTimeout(() => {
      this.#server.closeAllConnections()
      for (const socket of this.#upgraded) socket.destroy()
    }, this.#drainTime)
    await closed
    clearInterval(this.#shedding)
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
