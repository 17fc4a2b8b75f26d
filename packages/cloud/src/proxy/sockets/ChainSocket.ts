import type { WebSocket } from 'ws'
import type { ClientKey } from '../../limits/ClientKey'
import { encodeError } from '../CallGuard'
import { callCost } from '../callCost'
import { jsonRpcBodySchema } from '../jsonRpc'
import { localAnswer } from '../localAnswer'
import type { AllowedMethods } from '../methods/AllowedMethods'
import { type ProxiedCall, readCalls } from '../readCalls'
import type { ChainSocketLimits } from './ChainSocketLimits'
import { endedSubscription, isSubscribing, isSubscription } from './isSubscription'
import { Subscriptions } from './Subscriptions'

const SUBSCRIPTION_COST = 10
const CALL = jsonRpcBodySchema(1)

/** The client of a socket, and the chain that it connects to. */
export interface ChainCaller extends ClientKey {
  readonly chainId: string
  readonly projectId: string
  readonly isFromThisMachine: boolean
}

/** Settings and functions of the server that a chain socket uses. */
export interface ChainSocketHost {
  readonly limits: ChainSocketLimits
  readonly methods: AllowedMethods
  /** Charges a call to this node's limits. Returns false if they are exceeded. */
  pay(caller: ChainCaller, cost: number): boolean
  /**
   * Charges a call to the limits that all nodes share and to the project's quota. Resolves with the reason to reject
   * the call, or with undefined.
   */
  charge(caller: ChainCaller, cost: number): Promise<string | undefined>
  /** Returns the number of subscriptions on all sockets of the caller's address. */
  subscriptionsOf(caller: ChainCaller): number
  closed(socket: ChainSocket, reason: string): void
}

/**
 * Connects a client's WebSocket to its own upstream WebSocket. Reads each side only as fast as the other accepts data.
 */
export class ChainSocket {
  readonly caller: ChainCaller
  readonly #client: WebSocket
  readonly #upstream: WebSocket
  readonly #host: ChainSocketHost
  readonly #subscriptions = new Subscriptions()
  readonly #openedAt: number
  #receivedAt: number
  #pingedAt: number
  #slowSince: number | undefined
  #isClientAlive = true
  #isUpstreamAlive = true
  #isClosed = false
  /** Pending charges, in the order of the calls. */
  #charges: Promise<void> = Promise.resolve()
  #charging = 0

  constructor(client: WebSocket, upstream: WebSocket, caller: ChainCaller, host: ChainSocketHost, now: number) {
    this.caller = caller
    this.#client = client
    this.#upstream = upstream
    this.#host = host
    this.#openedAt = now
    this.#receivedAt = now
    this.#pingedAt = now
    client.on('message', (data, isBinary) => this.#receive(String(data), isBinary))
    client.on('pong', () => {
      this.#isClientAlive = true
    })
    client.on('ping', () => {
      if (!host.pay(caller, 1)) this.close(1013, 'Too Many Requests', 'rate')
    })
    client.on('close', () => this.#end('client'))
    upstream.on('message', (data, isBinary) => this.#passBack(String(data), isBinary))
    upstream.on('pong', () => {
      this.#isUpstreamAlive = true
    })
    upstream.on('close', () => this.close(1011, 'The connection to the chain was lost', 'upstream'))
    upstream.resume()
  }

  get subscriptionCount(): number {
    return this.#subscriptions.size
  }

  /** Pings both sides, and closes a slow, idle or old connection. Must be called every second. */
  tick(now: number): void {
    const { idleTime, lifetime, pingEvery, slowTime, bufferedBytes } = this.#host.limits
    const isSlow = Math.max(this.#client.bufferedAmount, this.#upstream.bufferedAmount) > bufferedBytes / 2
    if (!isSlow) {
      this.#slowSince = undefined
      if (this.#client.isPaused && this.#charging === 0) this.#client.resume()
      if (this.#upstream.isPaused) this.#upstream.resume()
    }
    if (this.#slowSince !== undefined && now - this.#slowSince > slowTime) this.#cut('slow')
    else if (now - this.#openedAt > lifetime) this.close(1012, 'Service Restart', 'lifetime')
    else if (now - this.#receivedAt > idleTime) this.close(1000, 'Idle', 'idle')
    else if (now - this.#pingedAt >= pingEvery) this.#ping(now)
  }

  /** Closes the client's side with this code and text, and terminates the upstream. */
  close(code: number, words: string, reason: string): void {
    if (this.#isClosed) return
    this.#client.close(code, words)
    this.#end(reason)
  }

  /** Closes the client's socket with 1012, and terminates it after `milliseconds`. Resolves when it is closed. */
  async leave(milliseconds: number): Promise<void> {
    await new Promise<void>(resolve => {
      const late = setTimeout(() => this.#client.terminate(), milliseconds)
      this.#client.once('close', () => {
        clearTimeout(late)
        resolve()
      })
      this.close(1012, 'Service Restart', 'closing')
    })
  }

  #ping(now: number): void {
    this.#pingedAt = now
    // A paused side isn't read, so its pong may have arrived unnoticed.
    if (!this.#isUpstreamAlive && !this.#upstream.isPaused) this.close(1011, 'The chain is silent', 'upstream')
    if (!this.#isClientAlive && !this.#client.isPaused) this.#cut('no pong')
    if (this.#isClosed) return
    this.#isClientAlive = this.#isUpstreamAlive = false
    this.#client.ping()
    this.#upstream.ping()
  }

  #receive(text: string, isBinary: boolean): void {
    if (this.#isClosed) return
    this.#receivedAt = Date.now()
    const call = isBinary ? undefined : readCall(text)
    if (call === undefined) this.close(1003, 'Send text', 'binary')
    else if (this.#host.pay(this.caller, costOf(call))) this.#charge(call)
    else if (typeof call !== 'string') this.#answer(tooManyRequests(call))
    // A message that can't be parsed has no id for an error response.
    else this.close(1013, 'Too Many Requests', 'rate')
  }

  /** Charges a call and then serves it. Pauses reading from the client until then, so calls can't pile up. */
  #charge(call: ProxiedCall | string): void {
    this.#charging += 1
    if (this.#client.readyState === this.#client.OPEN) this.#client.pause()
    this.#charges = this.#charges
      .then(() => this.#host.charge(this.caller, costOf(call)))
      .then(refusal => {
        if (this.#isClosed) return
        if (typeof call === 'string') this.#answer(call)
        else
          this.#answer(
            refusal === undefined ? (this.#refusal(call) ?? this.#pass(call)) : tooManyRequests(call, refusal),
          )
      })
      .finally(() => {
        this.#charging -= 1
        if (this.#charging === 0 && this.#slowSince === undefined && this.#client.isPaused) this.#client.resume()
      })
  }

  /** Forwards a call. Returns the response instead if the call needs no upstream. */
  #pass(call: ProxiedCall): string | undefined {
    const known = localAnswer(this.caller.chainId, call)
    if (known !== undefined) return known
    const ended = endedSubscription(call)
    if (ended !== undefined) this.#subscriptions.end(ended)
    if (isSubscribing(call.method)) this.#subscriptions.ask(call.id ?? '')
    this.#upstream.send(call.text)
    if (this.#upstream.bufferedAmount > this.#host.limits.bufferedBytes) this.#hold(this.#client)
    return undefined
  }

  #refusal(call: ProxiedCall): string | undefined {
    const { chainId, isFromThisMachine } = this.caller
    const { limits, methods } = this.#host
    const isNew = isSubscribing(call.method)
    if (!methods.allows(chainId, call.method, isFromThisMachine) && !isSubscription(chainId, call)) {
      return encodeError(call.id, -32601, `Method not allowed: ${call.method}`)
    }
    const isFull =
      this.#subscriptions.size >= limits.subscriptionsPerSocket ||
      this.#host.subscriptionsOf(this.caller) >= limits.subscriptionsPerAddress
    if (isNew && call.id === undefined) return encodeError(undefined, -32600, 'Invalid request: The id is missing')
    return isNew && isFull ? encodeError(call.id, -32005, 'Too many subscriptions') : undefined
  }

  #passBack(text: string, isBinary: boolean): void {
    if (this.#isClosed || isBinary) return
    this.#receivedAt = Date.now()
    this.#subscriptions.answered(text)
    this.#answer(text)
  }

  #answer(text: string | undefined): void {
    if (text !== undefined) this.#client.send(text)
    if (this.#client.bufferedAmount <= this.#host.limits.bufferedBytes) return
    // Stop reading both sides: messages of the upstream and responses of the proxy must not pile up.
    this.#hold(this.#upstream)
    this.#hold(this.#client)
  }

  #hold(side: WebSocket): void {
    this.#slowSince ??= Date.now()
    if (side.readyState === side.OPEN) side.pause()
  }

  #cut(reason: string): void {
    this.#client.terminate()
    this.#end(reason)
  }

  #end(reason: string): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#upstream.terminate()
    this.#host.closed(this, reason)
  }
}

/** Returns the cost of a call. A message that can't be parsed costs one. */
function costOf(call: ProxiedCall | string): number {
  if (typeof call === 'string') return 1
  return isSubscribing(call.method) ? SUBSCRIPTION_COST : callCost(call)
}

function tooManyRequests({ id }: ProxiedCall, reason = 'Requests per second limit exceeded'): string | undefined {
  return encodeError(id, -32005, reason)
}

/** Parses the call in a message. Returns an error response if the call is invalid. */
function readCall(text: string): ProxiedCall | string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return encodeError(undefined, -32700, 'Parse error')
  }
  if (Array.isArray(body) || !CALL.safeParse(body).success) {
    return encodeError(undefined, -32600, 'Invalid request: send one JSON-RPC call per message')
  }
  const [call] = readCalls(text).calls
  if (!call) return encodeError(undefined, -32600, 'Invalid request')
  return 'problem' in call ? encodeError(call.id, -32600, `Invalid request: ${call.problem}`) : call
}
