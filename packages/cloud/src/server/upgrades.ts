import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ChainSockets } from '../proxy/sockets/ChainSockets'
import type { Relay } from '../relay/createRelay'

const CHAIN_SOCKETS = new Set(['/v1', '/v1/', '/ws'])

/** Routes WebSocket upgrades: paths of chain sockets to the JSON-RPC proxy, all others to the relay. */
export function upgradeHandler(
  relay: Pick<Relay, 'handleUpgrade'>,
  chains: Pick<ChainSockets, 'upgrade'>,
  onDefect: (error: unknown) => void,
): Relay['handleUpgrade'] {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (!CHAIN_SOCKETS.has(path)) {
      relay.handleUpgrade(request, socket, head)
      return
    }
    chains.upgrade(request, socket, head).catch((error: unknown) => {
      onDefect(error)
      socket.destroy()
    })
  }
}
