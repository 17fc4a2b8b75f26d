import type { WebSocket } from 'ws'
import { closeReason } from './closeReason'

/** Milliseconds within which a client must answer the close frame. */
const CLOSE_TIMEOUT = 5000

/** Closes the socket of a rejected client, and destroys the socket if the client doesn't answer. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  const late = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
  socket.once('close', () => clearTimeout(late))
  socket.close(code, closeReason(reason))
}
