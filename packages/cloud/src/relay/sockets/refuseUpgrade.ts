import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeWithResponse } from './closeWithResponse'

/** Responds to a WebSocket request with an HTTP status and the reason as text, and closes its connection. */
export function refuseUpgrade(socket: Duplex, status: 401 | 429 | 503, reason: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  closeWithResponse(
    socket,
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(reason)}`,
      '',
      reason,
    ].join('\r\n'),
  )
}
