import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Registry } from 'prom-client'
import { AddressBuckets } from '../limits/AddressBuckets'
import type { ClientKey } from '../limits/ClientKey'
import { TokenBuckets } from '../limits/TokenBuckets'
import type { ProjectGate } from '../projects/ProjectGate'
import { Audience } from './admission/Audience'
import { answerRpc, type RpcRequest, type RpcResponse } from './answerRpc'
import { encodeFailure } from './frames/encodeFrame'
import { PartialFrames } from './frames/PartialFrames'
import { RpcFailure, rpcCode } from './frames/RpcFailure'
import type { MessageStore } from './MessageStore'
import { Publisher } from './methods/Publisher'
import { PublishTimes } from './methods/PublishTimes'
import { Subscriptions } from './methods/Subscriptions'
import { RelayMetrics } from './metrics/RelayMetrics'
import { type RelayClock, systemClock } from './RelayClock'
import { defaultRelayLimits, type RelayLimits } from './RelayLimits'
import type { RelayLogger } from './RelayLogger'
import { Agenda } from './sockets/Agenda'
import { ConnectionGate } from './sockets/ConnectionGate'
import type { RelayServices } from './sockets/RelayServices'

/** Dependencies of a relay. */
export interface RelayDependencies {
  /** Mailboxes and subscriptions. The caller closes the store. */
  readonly store: MessageStore
  readonly projects: ProjectGate
  /** URLs for which clients may sign their token, such as `wss://relay.example.org`. Only scheme and host count. */
  readonly address: { readonly publicUrls: readonly string[] }
  readonly limits?: Partial<RelayLimits>
  /**
   * Identifies the client of a socket. Default: by the connecting address. Behind a proxy, this is the proxy's address.
   */
  readonly clientKeyOf?: (request: IncomingMessage) => ClientKey
  readonly logger: RelayLogger
  readonly registry: Registry
  readonly clock?: RelayClock
}

/** A WalletConnect v2 relay that attaches to an HTTP server. */
export interface Relay {
  /** Handles the HTTP server's `upgrade` event, on any path. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Handles `POST /rpc`. Never rejects. */
  handleRpc(request: RpcRequest): Promise<RpcResponse>
  /**
   * Stops admitting clients, answers received requests, and closes sockets with 1012, so clients reconnect to another
   * node. Resolves after at most five seconds.
   */
  drain(): Promise<void>
  /** Ends every connection immediately. */
  close(): Promise<void>
}

const DRAIN_TIME = 5000
const TICK = 1000
/** Seconds between two sweeps of the rate limits. */
const SWEEP_EVERY = 60

/**
 * Creates a relay.
 */
export function createRelay(parts: RelayDependencies): Relay {
  const { store, projects, logger, registry, clock = systemClock, clientKeyOf = remoteClientKey } = parts
  const limits = { ...defaultRelayLimits, ...parts.limits }
  const metrics = new RelayMetrics(registry, store)
  const times = new PublishTimes()
  const subscriptions = new Subscriptions(store, limits.topicsPerAddress, limits.networkShare, clock)
  const services: RelayServices = {
    store,
    clock,
    limits,
    logger,
    metrics,
    publisher: new Publisher(store, times, clock, metrics, limits.longestTtl),
    subscriptions,
    agenda: new Agenda(),
    partialFrames: new PartialFrames(limits.partialBytesPerAddress, limits.networkShare),
    addresses: new AddressBuckets(limits.addressRate, limits.networkShare),
    clients: new TokenBuckets(limits.clientRate),
    projects: new TokenBuckets(limits.projectRate),
  }
  const audience = new Audience(parts.address)
  const gate = new ConnectionGate(projects, audience, services, clientKeyOf)

  let ticks = 0
  const stopTicking = clock.every(TICK, () => {
    const now = clock.now()
    gate.tick()
    services.agenda.tick(now)
    times.sweep(now)
    if (++ticks % SWEEP_EVERY > 0) return
    services.addresses.sweep(now)
    services.clients.sweep(now)
    services.projects.sweep(now)
    subscriptions.sweep(now)
  })

  return {
    handleUpgrade(request, socket, head) {
      gate.upgrade(request, socket, head).catch(err => {
        logger.error({ err }, 'A WebSocket upgrade failed')
        socket.destroy()
      })
    },
    async handleRpc(request) {
      if (!gate.isClosing) return answerRpc(request, projects, audience, services)
      return { status: 503, body: encodeFailure('null', new RpcFailure(rpcCode.server, 'Service Restart')) }
    },
    async drain() {
      await gate.drain(DRAIN_TIME)
      stopTicking()
    },
    async close() {
      stopTicking()
      gate.close()
    },
  }
}

function remoteClientKey({ socket }: IncomingMessage): ClientKey {
  return { address: socket.remoteAddress ?? '' }
}
