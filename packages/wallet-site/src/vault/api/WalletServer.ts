import type { DeviceKeys } from '../device/DeviceKeys'
import { createProof } from './createProof'
import type { Decoder } from './decode'
import { failureOf, ServerFailure, unreachable, unreadable } from './failureOf'
import { readAnswer } from './readAnswer'

/** Milliseconds until a request counts as failed. */
const TIME_LIMIT = 10_000
/** Milliseconds by which `Date` headers, which have whole seconds, may differ without meaning anything. */
const CLOCK_NOISE = 2_000

/** Environment of the server's client. */
export interface WalletServerContext {
  /** Origin of the wallet site. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly crypto: Crypto
  /** Milliseconds since the epoch, by the device's clock. */
  readonly now: () => number
  /** Milliseconds until a request counts as failed. Default: 10 seconds. */
  readonly timeLimit?: number | undefined
  readonly keys: () => Promise<DeviceKeys>
}

/** Call of an endpoint. */
export interface WalletServerCall<result> {
  readonly method: 'GET' | 'POST'
  /** Path below the API's root, such as `account`. */
  readonly path: string
  readonly body?: object | undefined
  readonly token?: string | undefined
  readonly decode: Decoder<result>
}

interface ReceivedAnswer {
  readonly status: number
  readonly ok: boolean
  readonly answer: unknown
}

/** Sends requests with this device's proof, and reads answers that it doesn't trust. */
export class WalletServer {
  readonly #context: WalletServerContext
  /** Milliseconds by which the server's clock is ahead. */
  #clockOffset = 0

  constructor(context: WalletServerContext) {
    this.#context = context
  }

  /** Milliseconds since the epoch, by the server's clock as its answers show it. */
  now(): number {
    return this.#context.now() + this.#clockOffset
  }

  /**
   * Calls an endpoint. Settles within the time limit.
   *
   * @throws WalletFailure `embedded/unreachable` without an answer, or the failure that the server reports.
   */
  async call<result>(call: WalletServerCall<result>): Promise<result> {
    const offset = this.#clockOffset
    try {
      return await this.#send(call)
    } catch (error) {
      const wasClockWrong = error instanceof ServerFailure && error.reason === 'clock' && this.#clockOffset !== offset
      if (!wasClockWrong) throw error
      return await this.#send(call)
    }
  }

  async #send<result>({ method, path, body, token, decode }: WalletServerCall<result>): Promise<result> {
    const { crypto, fetch, keys, timeLimit = TIME_LIMIT } = this.#context
    const url = `${this.#context.url}/wallet/v1/${path}`
    const text = body === undefined ? undefined : JSON.stringify(body)
    const time = Math.floor(this.now() / 1000)
    const proof = await createProof(crypto, await keys(), { method, url, body: text, token, time })
    const request: RequestInit = {
      method,
      headers: {
        DPoP: proof,
        ...(token === undefined ? {} : { Authorization: `DPoP ${token}` }),
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      ...(text === undefined ? {} : { body: text }),
    }
    const { status, ok, answer } = await this.#exchange(fetch, url, request, timeLimit)
    if (!ok) throw failureOf(status, answer)
    try {
      return decode(answer, 'answer')
    } catch (cause) {
      throw unreadable(cause)
    }
  }

  async #exchange(send: typeof fetch, url: string, request: RequestInit, timeLimit: number): Promise<ReceivedAnswer> {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        controller.abort()
        reject(unreachable())
      }, timeLimit)
    })
    try {
      return await Promise.race([late, this.#receive(send(url, { ...request, signal: controller.signal }))])
    } finally {
      clearTimeout(timer)
    }
  }

  async #receive(sent: Promise<Response>): Promise<ReceivedAnswer> {
    const response = await sent.catch((cause: unknown) => {
      throw unreachable(cause)
    })
    this.#adjustClock(response.headers.get('date'))
    const { status, ok } = response
    try {
      return { status, ok, answer: await readAnswer(response) }
    } catch (cause) {
      // Proxies answer with pages when the server is down.
      if (!ok) return { status, ok, answer: undefined }
      throw cause instanceof SyntaxError || cause instanceof RangeError ? unreadable(cause) : unreachable(cause)
    }
  }

  #adjustClock(date: string | null): void {
    const server = Date.parse(date ?? '')
    if (Number.isNaN(server)) return
    const offset = server - this.#context.now()
    if (Math.abs(offset - this.#clockOffset) > CLOCK_NOISE) this.#clockOffset = offset
  }
}
