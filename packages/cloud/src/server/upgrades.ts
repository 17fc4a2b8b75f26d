import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Relay } from '../relay/createRelay'
import { sayAndHangUp } from '../relay/sockets/sayAndHangUp'

const CHAIN_SOCKETS = new Set(['/v1', '/v1/', '/ws'])
const GONE = JSON.stringify({
  status: 'FAILED',
  reasons: [{ field: '', description: 'WebSockets to chains are not offered. Send JSON-RPC with POST.' }],
})

/** Every socket is the relay's, except those that want a chain. */
export function upgradeHandler(relay: Pick<Relay, 'handleUpgrade'>): Relay['handleUpgrade'] {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (!CHAIN_SOCKETS.has(path)) {
      relay.handleUpgrade(request, socket, head)
      return
    }
    // Whoever is refused may be gone already.
    socket.on('error', () => {})
    const lines = [
      'HTTP/1.1 410 Gone',
      'content-type: application/json',
      `content-length: ${GONE.length}`,
      'connection: close',
    ]
    sayAndHangUp(socket, `${lines.join('\r\n')}\r\n\r\n${GONE}`)
  }
}
