import { type RawData, WebSocket } from 'ws'
import type { Connection } from './Connection'

/** A socket with a reference to its connection, so all sockets share the same listeners. */
export class RelaySocket extends WebSocket {
  connection: Connection | undefined

  /** Forwards this socket's events to the connection from now on. */
  attach(connection: Connection): void {
    this.connection = connection
    this.on('message', onMessage)
    this.on('ping', onPing)
    this.on('pong', onPong)
    this.on('close', onClose)
  }
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (this instanceof RelaySocket && Buffer.isBuffer(data)) this.connection?.receive(data, isBinary)
}

function onPing(this: WebSocket, data: Buffer): void {
  if (this instanceof RelaySocket) this.connection?.pinged(data)
}

function onPong(this: WebSocket, data: Buffer): void {
  if (this instanceof RelaySocket) this.connection?.ponged(data)
}

function onClose(this: WebSocket): void {
  if (this instanceof RelaySocket) this.connection?.closed()
}
