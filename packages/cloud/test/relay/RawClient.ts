import { WebSocket } from 'ws'
import { Identity } from './Identity'
import { PROJECT, type TestRelay } from './startTestRelay'

/** A push as received. */
export interface ReceivedPush {
  readonly id: number
  readonly params: {
    readonly id: string
    readonly data: {
      readonly topic: string
      readonly message: string
      readonly publishedAt: number
      readonly tag: number
      readonly attestation: string | null
    }
  }
}

interface Opening {
  readonly identity?: Identity
  readonly query?: Readonly<Record<string, string>>
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A socket to a relay that gives a test access to every frame. */
export class RawClient {
  readonly #frames: string[] = []
  readonly #waiting: { resolve(frame: string): void; reject(cause: Error): void }[] = []
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  #lastId = 1_700_000_000_000

  constructor(
    readonly socket: WebSocket,
    readonly identity: Identity,
  ) {
    socket.on('message', data => {
      const frame = data.toString()
      const next = this.#waiting.shift()
      if (next) next.resolve(frame)
      else this.#frames.push(frame)
    })
    this.closed = new Promise(resolve => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(closedEarly())
    })
    socket.on('error', () => undefined)
  }

  static async open(relay: Pick<TestRelay, 'url'>, opening: Opening = {}): Promise<RawClient> {
    const client = RawClient.start(relay, opening)
    await new Promise((resolve, reject) => {
      client.socket.on('open', resolve)
      client.socket.on('error', reject)
    })
    return client
  }

  static start(relay: Pick<TestRelay, 'url'>, opening: Opening = {}): RawClient {
    const identity = opening.identity ?? new Identity()
    const auth = opening.token ?? identity.token({ aud: relay.url })
    const query = new URLSearchParams({ auth, projectId: PROJECT, useOnCloseEvent: 'true', ...opening.query })
    return new RawClient(new WebSocket(`${relay.url}/?${query}`, { headers: { ...opening.headers } }), identity)
  }

  send(frame: string | Buffer): void {
    this.socket.send(frame)
  }

  /** Returns the next unread frame. Rejects once the socket is closed, so no test waits forever. */
  async nextFrame(): Promise<string> {
    const frame = this.#frames.shift()
    if (frame !== undefined) return frame
    if (this.socket.readyState === WebSocket.CLOSED) throw closedEarly()
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  async nextPush(): Promise<ReceivedPush> {
    for (;;) {
      const frame = JSON.parse(await this.nextFrame())
      if (frame.method === 'irn_subscription') return frame
    }
  }

  acknowledge({ id }: ReceivedPush): void {
    this.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  }

  /** Sends a request and waits for its response. Pushes that arrive before it stay unread. */
  async request<Result = unknown>(method: string, params: unknown): Promise<Result> {
    const id = ++this.#lastId
    this.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    const others: string[] = []
    for (;;) {
      const text = await this.nextFrame()
      const frame = JSON.parse(text)
      if (frame.id !== id || frame.method !== undefined) {
        others.push(text)
        continue
      }
      this.#frames.unshift(...others)
      if (frame.error) throw new RpcError(frame.error.code, frame.error.message)
      return frame.result
    }
  }

  /**
   * Waits for a response. The relay responds in order, so both sides have then received everything that was sent
   * before.
   */
  async roundTrip(): Promise<void> {
    await this.request('irn_batchFetchMessages', { topics: [] })
  }

  /** Returns the frames that have arrived and are unread. */
  async settledFrames(): Promise<readonly string[]> {
    await this.roundTrip()
    return this.#frames.splice(0)
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

function closedEarly(): Error {
  return new Error('The relay closed the socket before it sent another frame.')
}

/** An error response of the relay. */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
