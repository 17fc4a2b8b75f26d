import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientKey } from '../limits/ClientKey'
import type { ClientKeys } from '../limits/ClientKeys'
import type { HttpLimits } from '../limits/HttpLimits'
import { NETWORK_SHARE } from '../limits/limitClient'
import { Tally } from '../limits/Tally'

/** A response in progress. */
interface Answer {
  readonly clientKey: ClientKey
  readonly outgoing: ServerResponse
  /** Bytes in memory of a body that is written in pieces, whether already written or not. */
  streamed: number
}

interface Connection {
  /** Absent for a trusted proxy, whose connections carry requests of many clients. */
  readonly clientKey: ClientKey | undefined
  readonly answers: Set<Answer>
}

/** Counts open HTTP connections, responses in progress and unread bytes by client address. */
export class HttpConnections {
  readonly #limits: HttpLimits
  readonly #clients: Pick<ClientKeys, 'clientKeyOf' | 'peerOf'>
  readonly #connections = new Map<Socket, Connection>()
  readonly #answers = new Map<ServerResponse, Answer>()
  readonly #byAddress = new Map<string, Set<Answer>>()
  readonly #tally = new Tally()

  constructor(limits: HttpLimits, clients: Pick<ClientKeys, 'clientKeyOf' | 'peerOf'>) {
    this.#limits = limits
    this.#clients = clients
  }

  /** Unread bytes of all responses. */
  get waitingBytes(): number {
    return waitingOf(this.#answers.values())
  }

  /** Counts a connection until it closes or becomes a WebSocket. Returns false if its address has too many. */
  accept(socket: Socket): boolean {
    const clientKey = this.#clients.peerOf(socket, 'connections')
    if (clientKey && this.#isFull(clientKey)) return false
    if (clientKey) this.#count(clientKey)
    this.#connections.set(socket, { clientKey, answers: new Set() })
    socket.once('close', () => this.release(socket))
    return true
  }

  /** Stops counting a connection. WebSockets have their own limits. */
  release(socket: Socket): void {
    const connection = this.#connections.get(socket)
    if (!connection) return
    this.#connections.delete(socket)
    if (connection.clientKey) this.#discount(connection.clientKey)
    // Unsent responses to pipelined requests don't close automatically.
    for (const answer of connection.answers) this.#end(answer)
  }

  /**
   * Counts a request until its response is read or aborted. Returns false if its address has too many requests or too
   * many unread bytes.
   */
  begin(request: IncomingMessage, outgoing: ServerResponse): boolean {
    const clientKey = this.#clients.clientKeyOf(request, 'answers')
    if (this.#isFull(clientKey) || !this.#hasRoom(clientKey.address)) return false
    const answer: Answer = { clientKey, outgoing, streamed: 0 }
    this.#count(clientKey)
    this.#answers.set(outgoing, answer)
    const siblings = this.#byAddress.get(clientKey.address) ?? new Set()
    this.#byAddress.set(clientKey.address, siblings.add(answer))
    this.#connections.get(request.socket)?.answers.add(answer)
    outgoing.once('close', () => this.#end(answer))
    return true
  }

  /**
   * Returns whether a response may be written, or has to be refused because its address has too many unread bytes.
   *
   * @param streamed Bytes of a body that is written in pieces.
   */
  mayAnswer(outgoing: ServerResponse, streamed: number): boolean {
    const answer = this.#answers.get(outgoing)
    if (!answer) return true
    if (!this.#hasRoom(answer.clientKey.address)) return false
    answer.streamed = streamed
    return true
  }

  /** Returns whether a request of this connection is in progress and the client has read everything sent so far. */
  isWorking(socket: Socket): boolean {
    const answers = this.#connections.get(socket)?.answers ?? new Set()
    return answers.size > 0 && socket.writableLength === 0
  }

  /**
   * Closes connections while there are too many unread bytes in total, starting with those of the address that has the
   * most.
   */
  shed(): void {
    let excess = this.waitingBytes - this.#limits.bytes
    if (excess <= 0) return
    const greedy = [...this.#byAddress.values()].toSorted((one, other) => waitingOf(other) - waitingOf(one))
    for (const { outgoing, streamed } of greedy.flatMap(answers => [...answers])) {
      if (excess <= 0) return
      const waiting = Math.max(outgoing.writableLength, streamed)
      if (waiting === 0) continue
      excess -= waiting
      outgoing.destroy()
    }
  }

  #hasRoom(address: string): boolean {
    return waitingOf(this.#byAddress.get(address) ?? []) < this.#limits.bytesPerAddress
  }

  #isFull({ address, network }: ClientKey): boolean {
    const { connectionsPerAddress } = this.#limits
    if (this.#tally.of(address) >= connectionsPerAddress) return true
    return network !== undefined && this.#tally.of(network) >= connectionsPerAddress * NETWORK_SHARE
  }

  #count({ address, network }: ClientKey): void {
    this.#tally.add(address)
    if (network !== undefined) this.#tally.add(network)
  }

  #discount({ address, network }: ClientKey): void {
    this.#tally.remove(address)
    if (network !== undefined) this.#tally.remove(network)
  }

  #end(answer: Answer): void {
    const { outgoing, clientKey } = answer
    if (!this.#answers.delete(outgoing)) return
    this.#discount(clientKey)
    this.#connections.get(outgoing.req.socket)?.answers.delete(answer)
    const siblings = this.#byAddress.get(clientKey.address)
    siblings?.delete(answer)
    if (siblings?.size === 0) this.#byAddress.delete(clientKey.address)
  }
}

function waitingOf(answers: Iterable<Answer>): number {
  let bytes = 0
  for (const { outgoing, streamed } of answers) bytes += Math.max(outgoing.writableLength, streamed)
  return bytes
}
