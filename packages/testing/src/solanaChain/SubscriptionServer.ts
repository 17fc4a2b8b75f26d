import { createServer, type Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { exactJson } from './exactJson'
import type { Ledger } from './Ledger'
import { close, listen } from './ports'
import { RpcError } from './RpcError'
import { type Subscription, subscriptions } from './subscriptions'

/** Serves subscriptions over WebSocket. */
export class SubscriptionServer {
  readonly #ledger: Ledger
  readonly #muted = new Set<string>()
  #server: Server | undefined
  #sockets: WebSocketServer | undefined
  #lastId = 0

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** Rejects when the port is taken. */
  async open(port: number): Promise<void> {
    const server = createServer((_, response) => void response.writeHead(426).end())
    await listen(server, port)
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', socket => this.#serve(socket))
    this.#server = server
    this.#sockets = sockets
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.drop()
    this.#sockets?.close()
    if (server === undefined) return
    const closed = close(server)
    server.closeAllConnections()
    await closed
  }

  /** Closes all connections. */
  drop(): void {
    for (const socket of this.#sockets?.clients ?? []) socket.terminate()
  }

  mute(method: string): void {
    this.#muted.add(method)
  }

  unmute(): void {
    this.#muted.clear()
  }

  #serve(socket: WebSocket): void {
    const ends = new Map<number, () => void>()
    socket.on('message', data => {
      const { id, method, params = [] } = parse(String(data))
      // Clients keep a connection alive with calls that expect no response.
      if (id === undefined || typeof method !== 'string') return
      try {
        const result = this.#answer(socket, ends, method, Array.isArray(params) ? params : [])
        socket.send(exactJson({ jsonrpc: '2.0', result, id }))
      } catch (cause) {
        const { code, message } = cause instanceof RpcError ? cause : new RpcError(-32603, String(cause))
        socket.send(exactJson({ jsonrpc: '2.0', error: { code, message }, id }))
      }
    })
    socket.on('close', () => {
      for (const end of ends.values()) end()
    })
    socket.on('error', () => socket.terminate())
  }

  #answer(
    socket: WebSocket,
    ends: Map<number, () => void>,
    method: string,
    params: readonly unknown[],
  ): number | boolean {
    if (method.endsWith('Unsubscribe')) {
      const subscription = Number(params[0])
      const end = ends.get(subscription)
      if (end === undefined) throw new RpcError(-32602, 'Invalid subscription id.')
      end()
      return ends.delete(subscription)
    }
    const subscribe = Object.hasOwn(subscriptions, method) ? subscriptions[method] : undefined
    if (subscribe === undefined) throw new RpcError(-32601, 'Method not found')
    const subscription = ++this.#lastId
    const name = method.replace('Subscribe', 'Notification')
    const notify: Subscription['notify'] = (result, isLast = false) => {
      if (this.#muted.has(method) || socket.readyState !== socket.OPEN) return
      socket.send(exactJson({ jsonrpc: '2.0', method: name, params: { result, subscription } }))
      if (!isLast) return
      ends.get(subscription)?.()
      ends.delete(subscription)
    }
    ends.set(subscription, subscribe({ ledger: this.#ledger, params, notify }))
    return subscription
  }
}

function parse(text: string): { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
