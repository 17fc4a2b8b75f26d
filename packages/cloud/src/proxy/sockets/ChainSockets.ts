import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Counter, Gauge, type Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { HttpFailure } from '../../http/HttpFailure'
import { isFromThisMachine } from '../../http/isFromThisMachine'
import { AddressBuckets } from '../../limits/AddressBuckets'
import type { ClientKey } from '../../limits/ClientKey'
import { limitClient } from '../../limits/limitClient'
import type { RateLimiter } from '../../limits/RateLimiter'
import { Tally } from '../../limits/Tally'
import { TokenBuckets } from '../../limits/TokenBuckets'
import type { ProjectGate } from '../../projects/ProjectGate'
import type { ProjectQuotas } from '../../projects/ProjectQuotas'
import type { AllowedMethods } from '../methods/AllowedMethods'
import { type ChainCaller, ChainSocket, type ChainSocketHost } from './ChainSocket'
import { type ChainSocketLimits, DEFAULT_CHAIN_SOCKET_LIMITS } from './ChainSocketLimits'
import { openUpstream } from './openUpstream'
import { refuseChainSocket, type SocketRefusal } from './refuseChainSocket'

const TICK = 1000
const SWEEP_EVERY = 60
const DRAIN_TIME = 5000
const ENTRY_COST = 4
/** Ratio of a network's limits to an address's limits, because one owner may have many addresses in a network. */
const NETWORK_SHARE = 8

export interface ChainSocketsDependencies {
  /** WebSocket URLs by CAIP-2 id, in order of priority. */
  readonly chains: ReadonlyMap<string, readonly string[]>
  readonly methods: AllowedMethods
  readonly projects: ProjectGate
  readonly clientKeyOf: (request: IncomingMessage) => ClientKey
  readonly limits?: Partial<ChainSocketLimits> | undefined
  /** Limiter that all nodes share. */
  readonly limiter: RateLimiter
  readonly quotas: Pick<ProjectQuotas, 'charge'>
  /** Called with the error if a call can't be charged. */
  readonly onTrouble: (error: unknown) => void
  readonly registry: Registry
}

/** Serves WebSockets to chains: admits clients, connects each to its own upstream, and tracks the connections. */
export class ChainSockets implements ChainSocketHost {
  readonly limits: ChainSocketLimits
  readonly methods: AllowedMethods
  readonly #parts: ChainSocketsDependencies
  readonly #server: WebSocketServer
  readonly #sockets = new Set<ChainSocket>()
  /** Numbers of open and opening sockets by address, network and project. */
  readonly #counts = new Tally()
  readonly #addresses: AddressBuckets
  readonly #projects: TokenBuckets
  readonly #closed: Counter<'reason'>
  readonly #timer: NodeJS.Timeout
  #isClosing = false
  #ticks = 0

  constructor(parts: ChainSocketsDependencies) {
    this.#parts = parts
    this.methods = parts.methods
    this.limits = { ...DEFAULT_CHAIN_SOCKET_LIMITS, ...parts.limits }
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.limits.messageBytes,
    })
    this.#addresses = new AddressBuckets(this.limits.addressRate, NETWORK_SHARE)
    this.#projects = new TokenBuckets(this.limits.projectRate)
    this.#closed = new Counter({
      name: 'openappkit_chain_sockets_closed_total',
      help: 'Closed WebSockets to chains, by reason',
      labelNames: ['reason'],
      registers: [parts.registry],
    })
    const sockets = this.#sockets
    new Gauge({
      name: 'openappkit_chain_sockets',
      help: 'Open WebSockets to chains',
      registers: [parts.registry],
      collect() {
        this.set(sockets.size)
      },
    })
    this.#timer = setInterval(() => this.#tick(), TICK).unref()
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until `ws` takes over, nothing else handles errors: a client that disconnects must not crash the process.
    socket.on('error', ignore)
    const caller = await this.#admit(request)
    if ('status' in caller) return refuseChainSocket(socket, caller)
    const upstream = await openUpstream(this.#parts.chains.get(caller.chainId) ?? [], this.limits)
    if (!upstream || this.#isClosing || socket.destroyed) {
      upstream?.terminate()
      this.#leave(caller)
      return refuseChainSocket(socket, UNAVAILABLE(caller.chainId))
    }
    socket.off('error', ignore)
    const abandoned = (): void => {
      upstream.terminate()
      this.#leave(caller)
    }
    socket.once('close', abandoned)
    this.#server.handleUpgrade(request, socket, head, client => {
      socket.off('close', abandoned)
      this.#enter(client, upstream, caller)
    })
  }

  pay(caller: ChainCaller, cost: number): boolean {
    const now = Date.now()
    return this.#addresses.take(caller, cost, now) && this.#projects.take(caller.projectId, cost, now)
  }

  async charge(caller: ChainCaller, cost: number): Promise<string | undefined> {
    const { limiter, onTrouble, quotas } = this.#parts
    const { addressRate } = this.limits
    try {
      const isLimited = Number.isFinite(addressRate.burst)
      const wait = isLimited ? await limitClient(limiter, caller, addressRate, Math.min(cost, addressRate.burst)) : 0
      if (wait > 0) return 'Requests per second limit exceeded'
      await quotas.charge(caller.projectId, cost)
      return undefined
    } catch (error) {
      if (error instanceof HttpFailure) return error.message
      onTrouble(error)
      return "The call couldn't be charged. Try again."
    }
  }

  subscriptionsOf({ address }: ChainCaller): number {
    let count = 0
    for (const socket of this.#sockets) if (socket.caller.address === address) count += socket.subscriptionCount
    return count
  }

  closed(socket: ChainSocket, reason: string): void {
    if (!this.#sockets.delete(socket)) return
    this.#closed.inc({ reason })
    this.#leave(socket.caller)
  }

  /**
   * Stops admitting clients and closes every socket with 1012, so clients reconnect to another node. Resolves when they
   * are gone, after at most five seconds.
   */
  async close(): Promise<void> {
    this.#isClosing = true
    clearInterval(this.#timer)
    const open = [...this.#sockets]
    await Promise.all(open.map(socket => socket.leave(DRAIN_TIME)))
  }

  async #admit(request: IncomingMessage): Promise<ChainCaller | SocketRefusal> {
    const { url = '/', headers } = request
    const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
    const clientKey = this.#parts.clientKeyOf(request)
    if (this.#isClosing) return { status: 503, field: '', description: 'Service Restart' }
    if (!this.#addresses.take(clientKey, ENTRY_COST, Date.now())) return TOO_MANY
    const chainId = query.get('chainId') ?? ''
    if (!this.#parts.chains.has(chainId)) return NOT_OFFERED
    const projectId = query.get('projectId') ?? undefined
    const caller = { ...clientKey, chainId, projectId: projectId ?? '', isFromThisMachine: isFromThisMachine(request) }
    // Count before the first await. Otherwise, many concurrent requests could pass the check.
    if (!this.#count(caller)) return TOO_MANY
    const refusal = await this.#parts.projects.check(projectId, headers.origin).catch(() => 'unknown' as const)
    const excess = refusal === undefined ? await this.charge(caller, ENTRY_COST) : undefined
    if (refusal === undefined && excess === undefined) return caller
    this.#leave(caller)
    if (excess !== undefined) return { ...TOO_MANY, description: excess }
    return refusal === 'unknown' ? { status: 503, field: '', description: 'Try again later' } : UNKNOWN_PROJECT
  }

  #count(caller: ChainCaller): boolean {
    const { socketsPerAddress, socketsPerProject } = this.limits
    const isFull =
      this.#counts.of(`a ${caller.address}`) >= socketsPerAddress ||
      this.#counts.of(`p ${caller.projectId}`) >= socketsPerProject ||
      (caller.network !== undefined && this.#counts.of(`n ${caller.network}`) >= socketsPerAddress * NETWORK_SHARE)
    if (isFull) return false
    for (const name of namesOf(caller)) this.#counts.add(name)
    return true
  }

  #leave(caller: ChainCaller): void {
    for (const name of namesOf(caller)) this.#counts.remove(name)
  }

  #enter(client: WebSocket, upstream: WebSocket, caller: ChainCaller): void {
    client.on('error', ignore)
    if (upstream.readyState !== upstream.OPEN) {
      this.#leave(caller)
      client.close(1011, 'The connection to the chain was lost')
      return
    }
    this.#sockets.add(new ChainSocket(client, upstream, caller, this, Date.now()))
  }

  #tick(): void {
    const now = Date.now()
    for (const socket of this.#sockets) socket.tick(now)
    this.#ticks += 1
    if (this.#ticks % SWEEP_EVERY > 0) return
    this.#addresses.sweep(now)
    this.#projects.sweep(now)
  }
}

function namesOf({ address, network, projectId }: ChainCaller): readonly string[] {
  return [`a ${address}`, `p ${projectId}`, ...(network === undefined ? [] : [`n ${network}`])]
}

const TOO_MANY: SocketRefusal = { status: 429, field: 'rate_limited', description: 'Too many WebSockets or requests' }
const NOT_OFFERED: SocketRefusal = {
  status: 410,
  field: '',
  description: 'This chain has no WebSocket. Send JSON-RPC with POST.',
}
const UNKNOWN_PROJECT: SocketRefusal = {
  status: 401,
  field: 'authentication',
  description: 'We failed to authenticate your request',
}
const UNAVAILABLE = (chainId: string): SocketRefusal => ({
  status: 503,
  field: 'chainId',
  description: `Requested ${chainId} chain provider is temporarily unavailable`,
})

/** Does nothing, because the `close` event follows. */
function ignore(): void {}
