import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ClientIdentity } from './ClientIdentity'

/** A message as the relay pushed it. */
export interface Push {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

interface Frame {
  readonly id: string | number
  readonly method?: string
  readonly params?: { readonly id: string; readonly data: Push }
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

export interface RelayClientOptions {
  readonly identity: ClientIdentity
  readonly projectId: string
  /** Called after a push is acknowledged, as in real clients. */
  readonly onPush: (push: Push) => void
  readonly onClose?: () => void
  /** Address to connect from. Each address has its own range of ports. Default: the system's choice. */
  readonly localAddress?: string
}

/** One connection that uses the relay's protocol and nothing above it. */
export class RelayClient {
  readonly #options: RelayClientOptions
  readonly #waiting = new Map<string, Waiting>()
  #socket: WebSocket | undefined
  readonly #started = Date.now()
  #requests = 0

  constructor(options: RelayClientOptions) {
    this.#options = options
  }

  /** Opens the socket. Rejects if the server doesn't respond. */
  async connect(url: string): Promise<void> {
    const { identity, projectId, localAddress } = this.#options
    const query = new URLSearchParams({
      auth: identity.token(url),
      projectId,
      ua: 'wc-2/js-2.21.8/test',
      useOnCloseEvent: 'true',
    })
    const socket = new WebSocket(`${url}/?${query}`, {
      perMessageDeflate: false,
      ...(localAddress && { localAddress }),
    })
    socket.on('message', data => this.#receive(socket, String(data)))
    socket.on('error', () => {})
    socket.on('close', (code, reason) => this.#closed(socket, `${code} ${reason}`))
    this.#socket = socket
    await once(socket, 'open')
  }

  /** Sends a request and resolves with its result. Rejects with the relay's error, or if the connection ends first. */
  request(method: string, params: object): Promise<unknown> {
    // Real clients send ids of 19 digits as text, because they don't fit a double.
    const id = `${this.#started}${String(this.#requests++).padStart(6, '0')}`
    const socket = this.#socket
    return new Promise((resolve, reject) => {
      if (socket?.readyState !== WebSocket.OPEN) return reject(new Error('Not connected'))
      this.#waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  }

  /** Ends the connection without a closing handshake. */
  close(): void {
    this.#socket?.terminate()
  }

  #receive(socket: WebSocket, text: string): void {
    const frame = JSON.parse(text) as Frame
    if (frame.method === 'irn_subscription' && frame.params) {
      socket.send(`{"id":${JSON.stringify(frame.id)},"jsonrpc":"2.0","result":true}`)
      this.#options.onPush(frame.params.data)
      return
    }
    const waiting = this.#waiting.get(String(frame.id))
    this.#waiting.delete(String(frame.id))
    if (frame.error) waiting?.reject(new Error(`${frame.error.code} ${frame.error.message}`))
    else waiting?.resolve(frame.result)
  }

  #closed(socket: WebSocket, reason: string): void {
    if (socket !== this.#socket) return
    this.#socket = undefined
    for (const { reject } of this.#waiting.values()) reject(new Error(`Connection closed: ${reason}`))
    this.#waiting.clear()
    this.#options.onClose?.()
  }
}
