import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** A relay's socket that acknowledges every request and delivers nothing, to test a client whose connection drops. */
export interface RelaySocket {
  readonly url: string
  /** Drops every connection and listens again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a relay socket on a free loopback port. */
export async function startRelaySocket(): Promise<RelaySocket> {
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    async restart() {
      await close(server)
      server = await listen(port)
    },
    stop: () => close(server),
  }
}

function listen(port: number): Promise<WebSocketServer> {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  server.on('connection', socket =>
    socket.on('message', data => {
      // Ids have 19 digits, too many for a number, and some clients send them as text, so return them unchanged.
      const [, id] = /"id":("?\d+"?)/.exec(String(data)) ?? []
      if (id !== undefined) socket.send(`{"jsonrpc":"2.0","id":${id},"result":"${'00'.repeat(32)}"}`)
    }),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => resolve(server))
  })
}

async function close(server: WebSocketServer): Promise<void> {
  for (const client of server.clients) client.close(1012)
  await new Promise<void>(resolve => server.close(() => resolve()))
}
