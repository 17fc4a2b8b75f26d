import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeWithResponse } from '../../relay/sockets/closeWithResponse'

/** Reason why a WebSocket request is refused, in the contract's form. */
export interface SocketRefusal {
  readonly status: 401 | 410 | 429 | 503
  readonly field: string
  readonly description: string
}

/** Answers a WebSocket request with an HTTP failure. */
export function refuseChainSocket(socket: Duplex, { status, field, description }: SocketRefusal): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ status: 'FAILED', reasons: [{ field, description }] })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 429 || status === 503 ? ['retry-after: 1'] : []),
    'connection: close',
  ]
  closeWithResponse(socket, `${lines.join('\r\n')}\r\n\r\n${body}`)
}
