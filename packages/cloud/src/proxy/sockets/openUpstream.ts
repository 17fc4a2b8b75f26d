import { WebSocket } from 'ws'
import type { ChainSocketLimits } from './ChainSocketLimits'

/**
 * Connects to the first upstream that accepts a connection. Resolves with the paused socket, so no message is lost
 * before the caller adds a listener. Resolves with undefined if no upstream accepts.
 */
export async function openUpstream(
  urls: readonly string[],
  { connectTime, answerBytes }: Pick<ChainSocketLimits, 'answerBytes' | 'connectTime'>,
): Promise<WebSocket | undefined> {
  for (const url of urls) {
    const socket = new WebSocket(url, {
      handshakeTimeout: connectTime,
      maxPayload: answerBytes,
      perMessageDeflate: false,
    })
    const isOpen = await new Promise<boolean>(resolve => {
      socket.on('open', () => {
        socket.pause()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
      socket.on('close', () => resolve(false))
    })
    if (isOpen) return socket
    socket.terminate()
  }
  return undefined
}
