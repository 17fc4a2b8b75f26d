import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { RawUpgrade } from '../../test/relay/RawUpgrade'
import { ClientKeys } from '../limits/ClientKeys'
import type { HttpLimits } from '../limits/HttpLimits'
import type { ProxyTrust } from '../limits/TrustedProxies'
import { HttpServer } from './HttpServer'

const MIB = 1024 * 1024
/** Larger than the buffers of a connection. */
const LONG = 24 * MIB

async function serve(
  limits: Partial<HttpLimits>,
  { body = () => 'x'.repeat(LONG), proxies = 0 }: { body?: () => string | Promise<string>; proxies?: ProxyTrust } = {},
) {
  const server = new HttpServer({ clients: new ClientKeys('secret', proxies), limits, drainTime: 50 })
  const port = await server.listen(0, '127.0.0.1')
  server.serve({
    fetch: async request => (request.url.endsWith('/short') ? new Response('short') : new Response(await body())),
    upgrade: (_, socket) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n'),
  })
  onTestFinished(() => server.close())
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)
  /** Requests the long body and reads nothing. */
  const stall = (headers = ''): { socket: Socket; closed: Promise<void> } => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
    socket.pause()
    socket.write(`GET /long HTTP/1.1\r\nhost: a\r\n${headers}\r\n`)
    onTestFinished(() => void socket.destroy())
    return { socket, closed }
  }
  return { server, port, get, stall }
}

test('closes connections whose clients read nothing, and frees their memory', async () => {
  const { server, stall } = await serve({ stallTime: 200 })
  const clients = Array.from({ length: 5 }, () => stall())
  await expect.poll(() => server.waitingBytes).toBeGreaterThan(4 * 8 * MIB)

  await expect.poll(() => server.waitingBytes, { timeout: 10_000 }).toBe(0)
  for (const { socket, closed } of clients) {
    // Read the buffered bytes to reach the end of the connection.
    socket.resume()
    await closed
    expect(socket.bytesRead).toBeLessThan(LONG)
  }
})

test('sends a slow client its whole response', async () => {
  const stallTime = 150
  const { port } = await serve({ stallTime })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /long HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  const started = performance.now()
  let read = 0
  let rested = 0
  for await (const piece of socket) {
    read += (piece as Buffer).length
    if (read - rested < MIB) continue
    rested = read
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  expect(read).toBeGreaterThan(LONG)
  expect(performance.now() - started).toBeGreaterThan(4 * stallTime)
})

test('waits for a response that takes longer than the stall time', async () => {
  const late = (): Promise<string> => new Promise(resolve => setTimeout(() => resolve('late'), 700))
  const { get } = await serve({ stallTime: 100 }, { body: late })
  expect(await (await get('/long')).text()).toBe('late')
})

test('leaves quiet upgraded connections open', async () => {
  const { port } = await serve({ stallTime: 100, connectionsPerAddress: 2 })
  const quiet = [new RawUpgrade(port, '/'), new RawUpgrade(port, '/'), new RawUpgrade(port, '/')]
  onTestFinished(() => {
    for (const client of quiet) client.close()
  })
  let closed = 0
  for (const client of quiet) {
    await expect.poll(() => client.answer).toContain('101')
    void client.ended().then(() => closed++)
  }
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(closed).toBe(0)
})

test('rejects an address that leaves too much unread, and serves it again after it reads', async () => {
  const { server, get, stall } = await serve({ bytesPerAddress: 4 * MIB })
  const { socket } = stall()
  await expect.poll(() => server.waitingBytes).toBeGreaterThan(4 * MIB)
  const refused = await get('/short')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])

  socket.resume()
  await expect.poll(() => server.waitingBytes, { timeout: 10_000 }).toBe(0)
  expect((await get('/short')).status).toBe(200)
})

test('rejects a response if other responses to its address went unread while it was prepared', async () => {
  let release = (): void => {}
  const held = new Promise<string>(resolve => {
    release = () => resolve('y')
  })
  let requestCount = 0
  const { server, get, stall } = await serve(
    { bytesPerAddress: 4 * MIB },
    { body: () => (requestCount++ === 0 ? held : 'x'.repeat(LONG)) },
  )
  const answer = get('/long')
  await expect.poll(() => requestCount).toBe(1)
  stall()
  await expect.poll(() => server.waitingBytes).toBeGreaterThan(4 * MIB)
  release()
  expect((await answer).status).toBe(429)
})

test('closes connections of the address that leaves most unread when the total is too large', async () => {
  const { server, get, stall } = await serve({ bytes: 30 * MIB }, { proxies: 1 })
  const clients = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(address => stall(`x-forwarded-for: ${address}\r\n`))
  await expect.poll(() => server.waitingBytes).toBeGreaterThan(60 * MIB)
  await expect.poll(() => server.waitingBytes, { timeout: 10_000 }).toBeLessThan(30 * MIB)
  expect(server.waitingBytes).toBeGreaterThan(20 * MIB)
  clients[0]?.socket.resume()
  clients[1]?.socket.resume()
  await Promise.all([clients[0]?.closed, clients[1]?.closed])
  expect((await get('/short')).status).toBe(200)
})

test('limits the connections of an address, but not those of a trusted proxy', async () => {
  const direct = await serve({ connectionsPerAddress: 3 })
  const idle = async (port: number): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const cut = new Promise<boolean>(resolve => socket.once('close', () => resolve(false)))
    socket.write('GET /short HTTP/1.1\r\nhost: a\r\n\r\n')
    return Promise.race([cut, new Promise<boolean>(resolve => socket.once('data', () => resolve(true)))])
  }
  expect(await sequence(5, () => idle(direct.port))).toEqual([true, true, true, false, false])

  const proxied = await serve({ connectionsPerAddress: 3 }, { proxies: ['127.0.0.0/8'] })
  expect(await sequence(5, () => idle(proxied.port))).toEqual([true, true, true, true, true])
})

test('limits the total number of connections', async () => {
  const { port } = await serve({ connections: 2 })
  const open = (): Promise<boolean> =>
    new Promise(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      socket.once('close', () => resolve(false))
      socket.once('data', () => resolve(true))
      socket.write('GET /short HTTP/1.1\r\nhost: a\r\n\r\n')
    })
  expect(await sequence(3, open)).toEqual([true, true, false])
})

async function sequence<Value>(times: number, run: () => Promise<Value>): Promise<readonly Value[]> {
  const values: Value[] = []
  for (let time = 0; time < times; time++) values.push(await run())
  return values
}
