import { createHash } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { generate } from 'selfsigned'
import { answerThirdParty } from './answerThirdParty.ts'

export interface ThirdParties {
  readonly port: number
  close(): void
}

const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * Starts one server that stands in for every other host on the internet. Chromium resolves all hostnames to it, at no
 * cost to the page. Intercepting requests would slow pages with many requests and disable the cache.
 */
export async function serveThirdParties(): Promise<ThirdParties> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'strangers' }])
  const server = createServer({ cert, key }, async (request, response) => {
    const { status, type, body } = answerThirdParty(
      new URL(request.url ?? '/', 'https://stranger'),
      request.method === 'POST' ? await text(request) : '',
    )
    response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
      'content-type': type,
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH, OPTIONS',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    response.end(request.method === 'OPTIONS' ? undefined : body)
  })
  const silent = new Set<Duplex>()
  // The relay accepts every socket and sends nothing. That's enough because the benchmark opens no QR code.
  server.on('upgrade', (request, socket) => {
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${WEBSOCKET_GUID}`)
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
    )
    silent.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => silent.delete(socket))
    socket.resume()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of silent) socket.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
