import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'

/** A proxy in front of several nodes, at the origin of the wallet. */
export interface Balancer {
  readonly origin: string
  /** Port of the node that gets the next requests. */
  port: number
}

/** Starts a proxy on a free port. It ends with the test. */
export async function startBalancer(): Promise<Balancer> {
  const server = createServer((asked, answer) => {
    const { headers, method, url: path } = asked
    const forwarded = request({ host: '127.0.0.1', port: balancer.port, method, path, headers }, received => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
    forwarded.on('error', () => answer.writeHead(502).end())
    asked.pipe(forwarded)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const balancer: Balancer = { origin: `http://localhost:${port}`, port: 0 }
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return balancer
}
