import type { InvoiceCheckout } from '@openappkit/contract'

export interface CheckoutStreamsOptions {
  /** Streams in total. Default: 500. */
  readonly total?: number
  /** Streams per client. Default: 6. */
  readonly perClient?: number
  /** Milliseconds between two reads of an invoice. Default: 2,000. */
  readonly interval?: number
  /** Milliseconds between two heartbeats. Default: 15,000. */
  readonly heartbeat?: number
  /** Milliseconds until a stream ends. The client then opens another one. Default: 600,000. */
  readonly lifetime?: number
}

/** Streams checkouts as server-sent events. */
export class CheckoutStreams {
  readonly #options: Required<CheckoutStreamsOptions>
  readonly #open = new Map<string, number>()
  readonly #closers = new Set<() => void>()

  constructor({
    heartbeat = 15_000,
    interval = 2000,
    lifetime = 600_000,
    perClient = 6,
    total = 500,
  }: CheckoutStreamsOptions = {}) {
    this.#options = { heartbeat, interval, lifetime, perClient, total }
  }

  /** Returns a stream of events. Undefined if the client, or all clients together, have too many. */
  open(client: string, read: () => Promise<InvoiceCheckout | undefined>, signal: AbortSignal): Response | undefined {
    const { lifetime, perClient, total } = this.#options
    const own = this.#open.get(client) ?? 0
    if (this.#closers.size >= total || own >= perClient) return undefined
    const ending = new AbortController()
    const close = (): void => ending.abort()
    this.#open.set(client, own + 1)
    this.#closers.add(close)
    const timer = setTimeout(close, lifetime)
    timer.unref()
    signal.addEventListener('abort', close, { once: true })
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', close)
      this.#closers.delete(close)
      const left = (this.#open.get(client) ?? 1) - 1
      if (left > 0) this.#open.set(client, left)
      else this.#open.delete(client)
    }
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        void this.#send(controller, read, ending.signal).finally(end)
      },
      cancel: close,
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // Otherwise the server's end would wait for the client to close the connection.
        connection: 'close',
      },
    })
  }

  /** Ends all streams. */
  close(): void {
    for (const close of this.#closers) close()
  }

  async #send(
    controller: ReadableStreamDefaultController<Uint8Array>,
    read: () => Promise<InvoiceCheckout | undefined>,
    signal: AbortSignal,
  ): Promise<void> {
    const { heartbeat, interval } = this.#options
    const encoder = new TextEncoder()
    let last = ''
    let quiet = 0
    while (!signal.aborted) {
      const checkout = await read().catch(() => undefined)
      if (signal.aborted) break
      const data = checkout ? JSON.stringify(checkout) : last
      // A slow client gets the newest state later, instead of all states.
      const isReady = (controller.desiredSize ?? 0) > 0
      if (data !== last && checkout && isReady) {
        controller.enqueue(encoder.encode(`id: ${checkout.sequence}\nevent: checkout\ndata: ${data}\n\n`))
        last = data
        quiet = 0
        if (checkout.isFinal) break
      } else if (quiet >= heartbeat && isReady) {
        controller.enqueue(encoder.encode(': heartbeat\n\n'))
        quiet = 0
      }
      await pause(interval, signal)
      quiet += interval
    }
    try {
      controller.close()
    } catch {
      // The client left.
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
  })
}
