import type { Duplex } from 'node:stream'

/** Milliseconds that the other side has to read it. */
const PATIENCE = 5000

/** A last answer, and the end of the connection. By itself a server's connection outlives its own end, for as long as the other side likes. */
export function closeWithResponse(socket: Duplex, text: string): void {
  const hangUp = (): void => void socket.destroy()
  const late = setTimeout(hangUp, PATIENCE).unref()
  socket.once('close', () => clearTimeout(late))
  socket.end(text, hangUp)
}
