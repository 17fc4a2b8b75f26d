import type { Duplex } from 'node:stream'

/** Milliseconds within which the peer must read the response. */
const CLOSE_TIMEOUT = 5000

/** Sends a final response and then ends the connection, even if the peer keeps it open. */
export function closeWithResponse(socket: Duplex, text: string): void {
  const hangUp = (): void => void socket.destroy()
  const late = setTimeout(hangUp, CLOSE_TIMEOUT).unref()
  socket.once('close', () => clearTimeout(late))
  socket.end(text, hangUp)
}
