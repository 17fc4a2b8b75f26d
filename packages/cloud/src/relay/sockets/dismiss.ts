import type { WebSocket } from 'ws'
import { closeReason } from './closeReason'

/** Milliseconds that a client has to say goodbye, too. */
const PATIENCE = 5000

/** Closes the socket of a client that isn't let in. One that doesn't answer isn't waited for. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  const late = setTimeout(() => socket.terminate(), PATIENCE).unref()
  socket.once('close', () => clearTimeout(late))
  socket.close(code, closeReason(reason))
}
