import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FindPeer, Peer } from '../../src/images/Peer'
import { PublicPeers } from '../../src/images/PublicPeers'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/**
 * A small internet on this machine. Names that end in `.web` lead to its server. Every other address is checked as in
 * production, with lookups in `names`.
 */
export class HostileWeb {
  readonly #server: Server
  readonly #pages = new Map<string, Answer>()
  readonly #sockets = new Set<{ destroy(): void }>()
  readonly names: Map<string, readonly string[]> = new Map()
  /** Names that were looked up, in order. */
  readonly lookups: string[] = []
  /** Requests that reached the server, as `host path`. */
  readonly requests: string[] = []
  readonly seenHeaders: IncomingMessage['headers'][] = []
  /** Number of connections. */
  connections = 0
  port = 0

  constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(`${request.headers.host} ${request.url}`)
      this.seenHeaders.push(request.headers)
      const page = this.#pages.get(`${request.headers.host}${request.url}`)
      if (page) page(response, request)
      else response.writeHead(404).end()
    })
    this.#server.on('connection', socket => {
      this.connections += 1
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      socket.on('error', () => {})
    })
  }

  async start(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.port = address.port
    return this
  }

  /** Resolves once all connections are closed. */
  async left(): Promise<void> {
    while (this.#sockets.size > 0) await new Promise(resolve => setImmediate(resolve))
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  /**
   * Sets the response to a URL.
   *
   * @param hostPath Host and path, such as `cats.web/cat.png`.
   */
  page(hostPath: string, answer: Answer): void {
    this.#pages.set(hostPath, answer)
  }

  file(hostPath: string, type: string, body: Uint8Array | string): void {
    this.page(hostPath, response => response.writeHead(200, { 'content-type': type }).end(body))
  }

  redirect(hostPath: string, location: string, status = 302): void {
    this.page(hostPath, response => response.writeHead(status, { location }).end())
  }

  get findPeer(): FindPeer {
    const peers = new PublicPeers(async hostname => {
      this.lookups.push(hostname)
      const addresses = this.names.get(hostname)
      if (!addresses) throw new Error('ENOTFOUND')
      return addresses
    })
    return async (url: URL): Promise<Peer> => {
      if (url.hostname.endsWith('.web')) return { address: '127.0.0.1', port: this.port }
      return peers.find(url)
    }
  }
}
