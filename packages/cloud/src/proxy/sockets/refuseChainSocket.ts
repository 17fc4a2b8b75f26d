import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeWithResponse } from '../../relay/sockets/closeWithResponse'

/** Reason why the proxy refuses a WebSocket request, in the format of HTTP failures. */
export interface SocketRefusal {
  readonly status: 401 | 410 | 429 | 503
  readonly field: string
  readonly description: string
}

/** Responds to a WebSocket request with an HTTP failure, and closes its connection. */
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
