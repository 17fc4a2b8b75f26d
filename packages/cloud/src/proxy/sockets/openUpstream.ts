import { WebSocket } from 'ws'
import type { ChainSocketLimits } from './ChainSocketLimits'

/**
 * Connects to the first upstream that answers. Returns the socket paused, so no message is lost before a listener is
 * attached. Undefined if no upstream answers.
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
