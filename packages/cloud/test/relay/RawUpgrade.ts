import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A client that requests a WebSocket upgrade by hand, and keeps its side of the connection open whatever the server
 * sends.
 */
export class RawUpgrade {
  readonly #socket: Socket
  readonly #chunks: Buffer[] = []

  constructor(port: number, path: string) {
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.#socket.on('error', () => {})
    this.#socket.on('data', chunk => this.#chunks.push(chunk))
    const headers = ['host: a', 'upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13']
    const lines = [`GET ${path} HTTP/1.1`, ...headers, 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  }

  get answer(): string {
    return Buffer.concat(this.#chunks).toString('latin1')
  }

  /** Resolves once the server has ended its side of the connection. */
  async ended(): Promise<void> {
    if (!this.#socket.readableEnded) await once(this.#socket, 'end')
  }

  /** Sends data until the server rejects it, because only that shows that the server is gone. */
  async cutOff(): Promise<void> {
    const trying = setInterval(() => this.#socket.write('.'), 20)
    await new Promise<void>(resolve => this.#socket.once('close', () => resolve()))
    clearInterval(trying)
  }

  close(): void {
    this.#socket.destroy()
  }
}
