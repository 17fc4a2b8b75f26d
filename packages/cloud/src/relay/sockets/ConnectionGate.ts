import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Server, WebSocketServer } from 'ws'
import type { ClientKey } from '../../limits/ClientKey'
import type { ProjectGate } from '../../projects/ProjectGate'
import type { Audience } from '../admission/Audience'
import { admit, type Credentials } from '../admission/admit'
import type { Caller } from '../Caller'
import { Connection, type ConnectionHost } from './Connection'
import { dismiss } from './dismiss'
import { Heartbeat } from './Heartbeat'
import type { RelayServices } from './RelayServices'
import { RelaySocket } from './RelaySocket'
import { refuseUpgrade } from './refuseUpgrade'
import { Subscribers } from './Subscribers'
import { upgradeRequest } from './upgradeRequest'

/** How to reject a client: with the close code if it wants a close event, otherwise with the HTTP status. */
interface Refusal {
  readonly status: 401 | 429 | 503
  readonly code: 1012 | 1013 | 3000
  readonly reason: string
}

/** Admits clients, tracks their connections and closes them. */
export class ConnectionGate implements ConnectionHost {
  readonly #server: Server<typeof RelaySocket>
  readonly #subscribers: Subscribers
  readonly #heartbeat = new Heartbeat<Connection>()
  readonly #projects: ProjectGate
  readonly #audience: Audience
  readonly #services: RelayServices
  readonly #clientKeyOf: (request: IncomingMessage) => ClientKey
  #isClosing = false
  #onEmpty: (() => void) | undefined

  constructor(
    projects: ProjectGate,
    audience: Audience,
    services: RelayServices,
    clientKeyOf: (request: IncomingMessage) => ClientKey,
  ) {
    this.#projects = projects
    this.#audience = audience
    this.#services = services
    this.#clientKeyOf = clientKeyOf
    this.#subscribers = new Subscribers(services)
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: services.limits.hardFrameBytes,
      WebSocket: RelaySocket,
    })
  }

  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Must be called every second. */
  tick(): void {
    this.#heartbeat.tick()
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until `ws` takes over, nothing else handles errors: a client that disconnects must not crash the process.
    socket.on('error', onSocketError)
    const credentials = upgradeRequest(request)
    const entry = this.#isClosing ? RESTARTING : await this.#admit(credentials, this.#clientKeyOf(request))
    if ('reason' in entry && !credentials.useOnCloseEvent) {
      refuseUpgrade(socket, entry.status, entry.reason)
      return
    }
    socket.off('error', onSocketError)
    this.#server.handleUpgrade(request, socket, head, client => {
      client.on('error', onSocketError)
      if ('reason' in entry) dismiss(client, entry.code, entry.reason)
      else this.#enter(client, entry, socket)
    })
  }

  /**
   * Stops admitting clients, answers received requests, and closes all sockets. Waits for them for at most
   * `milliseconds`.
   */
  async drain(milliseconds: number): Promise<void> {
    this.#isClosing = true
    const members = this.#heartbeat.members()
    await new Promise<void>(resolve => {
      const stop = this.#services.clock.every(milliseconds, () => finish())
      const finish = (): void => {
        stop()
        resolve()
      }
      this.#onEmpty = finish
      for (const member of members) void member.finish()
      if (this.#heartbeat.size === 0) finish()
    })
    this.close()
  }

  close(): void {
    this.#isClosing = true
    for (const member of this.#heartbeat.members()) member.terminate()
  }

  async #admit(credentials: Credentials, clientKey: ClientKey): Promise<Caller | Refusal> {
    const { clock, logger, metrics, addresses } = this.#services
    // Charge the client before any other check, because verifying a signature is expensive.
    if (!addresses.take(clientKey, ENTRY_COST, clock.now())) {
      metrics.refused.inc()
      return { status: 429, code: 1013, reason: 'Too Many Requests' }
    }
    try {
      const admission = await admit(credentials, this.#projects, this.#audience, clock.now())
      if (this.#isClosing) return RESTARTING
      if (admission.refusal === undefined) {
        return { clientId: admission.clientId, projectId: admission.projectId, ...clientKey }
      }
      metrics.refused.inc()
      logger.debug({ reason: admission.refusal }, 'Refused a client')
      return { status: 401, code: 3000, reason: admission.refusal }
    } catch (err) {
      logger.error({ err }, "Couldn't admit a client")
      return { status: 503, code: 1013, reason: 'Try again later' }
    }
  }

  #enter(socket: RelaySocket, caller: Caller, stream: Duplex): void {
    const { metrics, logger } = this.#services
    const subscriber = this.#subscribers.enter(caller)
    if (!subscriber) {
      metrics.closed.inc({ reason: 'sockets' })
      dismiss(socket, 1013, 'Too Many Requests')
      return
    }
    const connection = new Connection(socket, subscriber, caller, this)
    connection.slot = this.#heartbeat.add(connection)
    socket.attach(connection)
    // Count the chunk before `ws` reads it. Otherwise, the end of a frame would count toward the next one.
    stream.prependListener('data', (chunk: Buffer) => connection.receiving(chunk.length))
    metrics.connections.inc()
    logger.debug({ client: caller.clientId.slice(-8) }, 'A client connected')
  }

  left(connection: Connection): void {
    this.#subscribers.exit(connection.subscriber, connection.caller)
    this.#heartbeat.delete(connection, connection.slot)
    this.#services.metrics.connections.dec()
    if (this.#isClosing && this.#heartbeat.size === 0) this.#onEmpty?.()
  }
}

/** Cost of opening a socket, in frames. */
const ENTRY_COST = 4
const RESTARTING: Refusal = { status: 503, code: 1012, reason: 'Service Restart' }

/** Does nothing, because the `close` event follows and triggers the cleanup. */
function onSocketError(): void {}
