import { type AddressInfo, connect } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'

/** A TLS server that replaces the provider's servers. It forwards bytes and WebSockets unchanged to a local server. */
export interface TlsFront {
  readonly port: number
  close(): Promise<void>
}

/** Terminates TLS on a loopback port, with a certificate created for this run, and forwards all traffic to `target`. */
export async function startTlsFront(target: URL): Promise<TlsFront> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'api.web3modal.org' }])
  const sockets = new Set<{ destroy(): void }>()
  const server = createServer({ cert, key }, socket => {
    const inner = connect(Number(target.port), target.hostname)
    for (const [side, other] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      sockets.add(side)
      side.pipe(other)
      // If one side closes, close the other. Browsers often end a connection with a reset.
      side.on('error', () => other.destroy())
      side.on('close', () => {
        sockets.delete(side)
        other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
