import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startRedis } from '../../../test/cluster/startRedis'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../../test/server/startTestCloud'
import type { CloudOptions } from '../../server/CloudOptions'

const databaseUrl = sharedDatabase()
const CHAIN = 'eip155:1'

/** Starts a node that answers every call and records the requests. */
async function startNode(): Promise<{ url: string; requests: string[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  const requests: string[] = []
  server.on('connection', socket =>
    socket.on('message', data => {
      requests.push(String(data))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(String(data)).id, result: '0x' }))
    }),
  )
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const address = server.address()
  return { url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, requests }
}

async function started(url: string, options: CloudOptions): Promise<TestCloud> {
  const cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { [CHAIN]: { upstreams: ['http://127.0.0.1:1'], webSockets: [url] } } },
    ...options,
  })
  onTestFinished(() => cloud.close())
  return cloud
}

/** Sends `count` calls over a new socket and returns the answers in the order of the calls. */
async function ask({ relayUrl }: TestCloud, projectId: string, count: number): Promise<readonly string[]> {
  const socket = new WebSocket(`${relayUrl}/v1?chainId=${CHAIN}&projectId=${projectId}`)
  onTestFinished(() => socket.terminate())
  const frames: string[] = []
  socket.on('message', data => frames.push(String(data)))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  for (let id = 0; id < count; id += 1) {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_call', params: [] }))
  }
  await expect.poll(() => frames.length, { timeout: 10_000 }).toBe(count)
  socket.close()
  return frames.toSorted((one, other) => JSON.parse(one).id - JSON.parse(other).id)
}

const refused = (frames: readonly string[]): number => frames.filter(frame => frame.includes('quota limit')).length

test('calls over WebSockets and HTTP share the quota of a project', async () => {
  const node = await startNode()
  const cloud = await started(node.url, {})
  const { id } = await cloud.projects.create({ name: 'Mine', quota: { unitsPerDay: 10 } })
  // Opening costs 4.
  const frames = await ask(cloud, id, 8)
  expect(refused(frames)).toBe(2)
  expect(JSON.parse(frames.at(-1) ?? '').error).toEqual({ code: -32005, message: "Project's quota limit reached" })
  expect(node.requests).toHaveLength(6)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [] })
  const response = await fetch(`${cloud.url}/v1?chainId=${CHAIN}&projectId=${id}`, { method: 'POST', body })
  expect(response.status).toBe(429)
  await expect(ask(cloud, id, 1)).rejects.toThrow('429')
  // Other projects have their own quota.
  expect(refused(await ask(cloud, 'local', 8))).toBe(0)
})

test('two nodes with one Redis share the quota and the rate of an address', async () => {
  const redis = await startRedis()
  onTestFinished(() => redis[Symbol.asyncDispose]())
  const node = await startNode()
  const options = { redisUrl: redis.url, chainSockets: { addressRate: { burst: 30, perSecond: 0.001 } } }
  const [one, other] = [await started(node.url, options), await started(node.url, options)]
  const { id } = await one.projects.create({ name: 'Mine', quota: { unitsPerDay: 12 } })
  expect(refused(await ask(one, id, 6))).toBe(0)
  // The first socket took 4 of 12 units, and its calls took 6.
  await expect(ask(other, id, 1)).rejects.toThrow('429')
  // 14 of 30 tokens are used, counting 4 for this socket and 12 for its calls.
  const frames = await ask(other, 'local', 20)
  expect(frames.filter(frame => frame.includes('per second'))).toHaveLength(8)
})

test('forwards calls in order while each one is charged', async () => {
  const node = await startNode()
  const cloud = await started(node.url, {})
  await ask(cloud, 'local', 200)
  expect(node.requests.map(text => JSON.parse(text).id)).toEqual(Array.from({ length: 200 }, (_, id) => id))
})
