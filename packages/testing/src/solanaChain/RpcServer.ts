import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerRpc } from './answerRpc'
import { close, listen } from './ports'
import type { RpcNode } from './RpcMethod'

/** Serves JSON-RPC over HTTP to any origin. */
export class RpcServer {
  readonly #node: RpcNode
  #server: Server | undefined

  constructor(node: RpcNode) {
    this.#node = node
  }

  /** Starts listening and resolves with the port. Rejects if the port is taken. */
  async open(port: number): Promise<number> {
    const server = createServer((request, response) => void this.#serve(request, response))
    const taken = await listen(server, port)
    this.#server = server
    return taken
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    const closed = close(server)
    server.closeAllConnections()
    await closed
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST, OPTIONS')
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      response.setHeader('access-control-max-age', '86400')
      response.writeHead(204).end()
      return
    }
    if (request.method !== 'POST') {
      response.writeHead(405).end()
      return
    }
    try {
      const body = await readText(request)
      const answer = await answerRpc(this.#node, body)
      response.setHeader('content-type', 'application/json').end(answer)
    } catch {
      // The client disconnected, or the node is pausing, so the response has no recipient.
      response.destroy()
    }
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
