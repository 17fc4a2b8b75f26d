import type { WebSocket } from 'ws'
import { TokenBucket } from '../../limits/TokenBucket'
import type { Caller } from '../Caller'
import { encodeFailure, encodeResult } from '../frames/encodeFrame'
import { RpcFailure, rpcCode } from '../frames/RpcFailure'
import { readFrame } from '../frames/readFrame'
import type { Answer, MethodCall } from '../methods/Method'
import { failureOf, type Request, runRequest } from '../methods/runRequest'
import { frameCost } from '../quota/frameCost'
import { OverRate } from '../quota/OverRate'
import { Delivery, type Outlet } from './Delivery'
import { dismiss } from './dismiss'
import { FrameBuffer } from './FrameBuffer'
import type { Beating } from './Heartbeat'
import type { RelayServices } from './RelayServices'
import type { Subscriber } from './Subscriber'

interface QueuedRequest extends Request {
  /** JSON token. */
  readonly id: string
}

/** Maximum frames from a client after the relay closed its socket. Beyond it, the relay ends the connection. */
const LATE_FRAMES = 1000

/** Owner of the connections. */
export interface ConnectionHost {
  left(connection: Connection): void
}

/** Reads the frames of one socket, runs its requests in order, and answers them. Uses next to no memory while idle. */
export class Connection implements Outlet, Beating {
  readonly #socket: WebSocket
  readonly subscriber: Subscriber
  readonly #services: RelayServices
  readonly caller: Caller
  readonly #bucket: TokenBucket
  readonly #host: ConnectionHost
  readonly #buffer: FrameBuffer
  /** Slot in the heartbeat. */
  slot = 0
  #delivery: Delivery | undefined
  #queue: QueuedRequest[] | undefined
  #working: Promise<void> | undefined
  #isAlive = true
  /** Number of pings that await a pong. These pongs are free for the client. */
  #pongsDue = 0
  #lateFrames = 0
  #isFinishing = false

  constructor(socket: WebSocket, subscriber: Subscriber, caller: Caller, host: ConnectionHost) {
    this.#socket = socket
    this.subscriber = subscriber
    this.#services = subscriber.services
    this.caller = caller
    this.#host = host
    this.#buffer = new FrameBuffer(this.#services.partialFrames, caller)
    this.#bucket = new TokenBucket(this.#services.limits.socketRate, this.#services.clock.now())
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount
  }

  /** Counts received bytes, which may be part of an incomplete frame. */
  receiving(bytes: number): void {
    if (this.#buffer.add(bytes) || !this.isOpen) return
    this.#services.metrics.closed.inc({ reason: 'partial frames' })
    // A paused socket doesn't read anything, not even the client's close frame. `dismiss` gives the client a moment to
    // read ours.
    this.#socket.pause()
    dismiss(this.#socket, 1013, 'Too Many Requests')
  }

  /** Handles a frame. */
  receive(data: Buffer, isBinary: boolean): void {
    this.#buffer.clear()
    if (!this.#isListening()) return
    const { limits, metrics } = this.#services
    metrics.framesIn.inc()
    const frame = readFrame(data, isBinary, limits.frameBytes)
    if (frame.kind === 'response' && this.#delivery?.acknowledged(Number(frame.id.replaceAll('"', '')))) return
    if (!this.#isWithinRate(frameCost(data.length), frame.kind === 'response' ? undefined : frame.id)) return
    if (frame.kind === 'response' || this.#isFinishing) return
    if (frame.kind === 'invalid') this.#fail(frame.id, frame.failure)
    else this.#enqueue(frame)
  }

  /** Handles a client's ping. `ws` sends the pong. */
  pinged(data: Buffer): void {
    this.#buffer.removeControlFrame(data.length)
    if (this.#isListening()) this.#isWithinRate(1)
  }

  /** Handles a pong. A mark in it shows how far the client has read. An unsolicited pong costs as much as a ping. */
  ponged(data: Buffer): void {
    this.#buffer.removeControlFrame(data.length)
    if (!this.#isListening()) return
    if (this.#pongsDue > 0) this.#pongsDue--
    else if (!this.#isWithinRate(1)) return
    if (data.length > 0) this.#delivery?.read(Number(data.toString('latin1')))
  }

  beat(): void {
    // If requests wait for a slow store, the socket may be paused and the pong unread.
    if (!this.#isAlive && !this.#working) {
      this.giveUp('no pong')
      return
    }
    this.#isAlive = false
    this.#pongsDue++
    this.#socket.ping()
  }

  ping(mark: number): void {
    this.#pongsDue++
    this.#socket.ping(String(mark))
  }

  send(frame: string): void {
    this.#services.metrics.framesOut.inc()
    this.#socket.send(frame)
    if (this.#socket.bufferedAmount > this.#services.limits.hardBufferedBytes) this.giveUp('never reads')
  }

  giveUp(reason: string): void {
    this.#services.metrics.closed.inc({ reason })
    this.#socket.terminate()
  }

  /** Answers the received requests, ignores further ones and closes the socket. */
  async finish(): Promise<void> {
    this.#isFinishing = true
    await this.#working
    this.#socket.close(1012, 'Service Restart')
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** Handles the close of the socket. Received requests still run to completion. */
  closed(): void {
    this.#buffer.clear()
    this.#delivery?.close()
    this.#host.left(this)
  }

  #enqueue(request: QueuedRequest): void {
    if (!this.#working) {
      this.#working = this.#work(request)
      return
    }
    this.#queue ??= []
    this.#queue.push(request)
    if (this.#queue.length === this.#services.limits.queuedRequests) this.#socket.pause()
  }

  async #work(first: QueuedRequest): Promise<void> {
    for (let request: QueuedRequest | undefined = first; request; request = this.#queue?.shift()) {
      await this.#answer(request)
      if (this.#socket.isPaused && (this.#queue?.length ?? 0) < this.#services.limits.queuedRequests / 2) {
        this.#socket.resume()
      }
    }
    this.#queue = undefined
    this.#working = undefined
  }

  async #answer(request: QueuedRequest): Promise<void> {
    const { store, publisher, subscriptions, logger } = this.#services
    const call: MethodCall = { caller: this.caller, store, publisher, subscriptions }
    try {
      const answer = await runRequest(request, call, cost => {
        if (!this.#isWithinRate(cost, request.id)) throw new OverRate()
      })
      // Unfollow before sending the result, so the client doesn't get pushes for the topics after it.
      if (answer.unfollow) this.#delivery?.unfollow(answer.unfollow)
      this.send(encodeResult(request.id, answer.result))
      if (this.isOpen) this.#deliver(answer)
    } catch (error) {
      if (!(error instanceof OverRate)) this.#fail(request.id, failureOf(error, logger))
    }
  }

  #deliver({ follow, handedOver, received }: Answer): void {
    for (const id of received ?? []) this.#delivery?.acknowledged(id)
    if (!follow && !handedOver?.length) return
    this.#delivery ??= new Delivery(this, this.subscriber)
    if (handedOver) this.#delivery.handedOver(handedOver)
    if (!follow) return
    this.#delivery.follow(follow).catch(err => {
      this.#services.logger.error({ err }, "Couldn't watch a subscription")
      this.#socket.close(1011, 'Try again later')
    })
    if (this.#delivery.topicCount > this.#services.limits.topicsPerSocket) this.#socket.close(1008, 'Too Many Topics')
  }

  #fail(id: string, failure: RpcFailure): void {
    this.#services.metrics.failures.inc({ code: failure.code })
    this.send(encodeFailure(id, failure))
  }

  /** Returns whether to process frames. A closing socket ignores frames, and too many of them end the connection. */
  #isListening(): boolean {
    this.#isAlive = true
    if (this.isOpen) return true
    if (++this.#lateFrames > LATE_FRAMES) this.#socket.terminate()
    return false
  }

  /** Charges a cost to all rates of the caller. If one is exceeded, answers the request `id` and closes the socket. */
  #isWithinRate(cost: number, id?: string): boolean {
    const { limits, clock, addresses, clients, projects, metrics } = this.#services
    const { clientId, projectId } = this.caller
    const now = clock.now()
    const isAllowed =
      this.#bucket.take(cost, limits.socketRate, now) &&
      addresses.take(this.caller, cost, now) &&
      clients.take(clientId, cost, now) &&
      projects.take(projectId, cost, now)
    if (isAllowed) return true
    metrics.closed.inc({ reason: 'rate' })
    if (id !== undefined) this.#fail(id, new RpcFailure(rpcCode.server, 'Too Many Requests'))
    this.#socket.close(1013, 'Too Many Requests')
    return false
  }
}
