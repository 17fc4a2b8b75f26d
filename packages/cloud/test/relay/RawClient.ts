import { WebSocket } from 'ws'
import { Identity } from './Identity'
import { PROJECT, type TestRelay } from './startTestRelay'

/** A push as it arrives. */
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

/** A socket that speaks to a relay and lets a test see every frame. */
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

  /** The next frame that wasn't looked at. Rejects once the socket is closed, so that no test waits for what can't come. */
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

  /** Sends a request and waits for its answer; pushes that come before it stay to be read. */
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

  /** The relay answers in order, so now everything that was sent before has been seen, on both sides. */
  async roundTrip(): Promise<void> {
    await this.request('irn_batchFetchMessages', { topics: [] })
  }

  /** Returns the frames that arrived and weren't read yet. */
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

/** An error that the relay answered. */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
