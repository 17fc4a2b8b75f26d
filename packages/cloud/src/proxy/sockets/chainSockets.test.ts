import { startEvmChain, startSolanaChain } from '@openappkit/testing/node'
import { createPublicClient, encodeFunctionData, parseAbi, webSocket } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { deployToken } from '../../../test/contracts/deployToken'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../../test/server/startTestCloud'
import type { ChainSocketLimits } from './ChainSocketLimits'

const databaseUrl = sharedDatabase()
const CHAIN = 'eip155:1'

async function started(
  webSockets: readonly string[],
  chainSockets: Partial<ChainSocketLimits> = {},
  chainId = CHAIN,
): Promise<TestCloud> {
  const cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { [chainId]: { upstreams: ['http://127.0.0.1:1'], webSockets } } },
    chainSockets,
  })
  onTestFinished(() => cloud.close())
  return cloud
}

const addressOf = ({ relayUrl }: TestCloud, chainId = CHAIN, path = '/v1'): string =>
  `${relayUrl}${path}?chainId=${encodeURIComponent(chainId)}&projectId=local`

/** Starts a node with scripted answers that records its requests. */
async function startNode(
  answer: (text: string, send: (text: string) => void) => void = () => {},
  autoPong = true,
): Promise<{ url: string; requests: string[]; server: WebSocketServer }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong })
  await new Promise(resolve => server.once('listening', resolve))
  const requests: string[] = []
  server.on('connection', socket => {
    socket.on('message', data => {
      requests.push(String(data))
      answer(String(data), text => socket.send(text))
    })
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const address = server.address()
  return { url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, requests, server }
}

interface Client {
  readonly socket: WebSocket
  readonly frames: string[]
  readonly closed: Promise<number>
  send(text: string): void
}

async function open(url: string, headers: Record<string, string> = {}, autoPong = true): Promise<Client> {
  const socket = new WebSocket(url, { headers, autoPong })
  const frames: string[] = []
  socket.on('message', data => frames.push(String(data)))
  const closed = new Promise<number>(resolve => socket.once('close', code => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  onTestFinished(() => socket.terminate())
  return { socket, frames, closed, send: text => socket.send(text) }
}

const call = (id: number, method: string, ...params: unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
/** Confirms a subscription for every call. */
const subscribing = (text: string, send: (text: string) => void): void => {
  const { id } = JSON.parse(text) as { id: number }
  send(JSON.stringify({ jsonrpc: '2.0', id, result: `0x${id}` }))
}

test('forwards blocks and events of a real chain until the client unsubscribes', async () => {
  await using chain = await startEvmChain()
  const chainId = `eip155:${chain.chainId}`
  const cloud = await started([chain.url.replace(/^http/, 'ws')], {}, chainId)
  const url = addressOf(cloud, chainId)
  const client = createPublicClient({ transport: webSocket(url, { reconnect: false }) })
  const blocks: bigint[] = []
  const stopBlocks = client.watchBlocks({ onBlock: block => blocks.push(block.number) })
  const token = await deployToken(chain)
  const events: unknown[] = []
  const stopEvents = client.watchEvent({
    address: token.address,
    event: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])[0],
    onLogs: logs => events.push(...logs),
  })
  const sees = async (list: readonly unknown[]): Promise<number> => {
    await token.mint(`0x${'56'.repeat(20)}`, 1n)
    return list.length
  }
  await expect.poll(() => sees(blocks), { timeout: 10_000 }).toBeGreaterThan(0)
  await expect.poll(() => sees(events), { timeout: 10_000 }).toBeGreaterThan(0)
  stopBlocks()
  stopEvents()
  // Events sent before the unsubscription still arrive, then they stop.
  const isReceiving = async (): Promise<boolean> => {
    const before = blocks.length + events.length
    await token.mint(`0x${'56'.repeat(20)}`, 1n)
    await client.getBlockNumber({ cacheTime: 0 })
    return blocks.length + events.length > before
  }
  await expect.poll(isReceiving, { timeout: 10_000 }).toBe(false)
  expect(await isReceiving()).toBe(false)
  const { data } = await client.call({
    to: token.address,
    data: encodeFunctionData({
      abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
      args: [`0x${'56'.repeat(20)}`],
    }),
  })
  expect(BigInt(data ?? 0)).toBeGreaterThan(0n)
  ;(await client.transport.getRpcClient()).close()
})

test('forwards subscriptions of a Solana chain', async () => {
  await using chain = await startSolanaChain()
  const cloud = await started([chain.wsUrl], {}, chain.caipNetworkId)
  const client = await open(addressOf(cloud, chain.caipNetworkId))
  client.send(call(1, 'accountSubscribe', '11111111111111111111111111111112', { encoding: 'base64' }))
  await expect.poll(() => client.frames.length).toBe(1)
  const { result } = JSON.parse(client.frames[0] ?? '') as { result: number }
  client.send(call(2, 'accountUnsubscribe', result))
  await expect.poll(() => client.frames.length).toBe(2)
  expect(JSON.parse(client.frames[1] ?? '')).toMatchObject({ id: 2, result: true })
  client.send(call(3, 'eth_subscribe', 'newHeads'))
  await expect.poll(() => client.frames[2]).toContain('-32601')
})

test('lists the chains with WebSockets, serves them on all three paths, and answers 410 for others', async () => {
  const node = await startNode(subscribing)
  const cloud = await started([node.url])
  const listed = await (await fetch(`${cloud.url}/v1/supported-chains`)).json()
  expect(listed).toMatchObject({ ws: [CHAIN] })
  for (const path of ['/v1', '/v1/', '/ws']) {
    const client = await open(addressOf(cloud, CHAIN, path))
    client.send(call(1, 'eth_subscribe', 'newHeads'))
    await expect.poll(() => client.frames).toEqual(['{"jsonrpc":"2.0","id":1,"result":"0x1"}'])
  }
  await expect(open(addressOf(cloud, 'eip155:2'))).rejects.toThrow('410')
})

test('rejects an unlisted origin and an unknown project', async () => {
  const node = await startNode()
  const cloud = await started([node.url])
  const { id } = await cloud.projects.create({ name: 'Mine', allowedOrigins: ['https://app.example'] })
  const url = addressOf(cloud).replace('local', id)
  await expect(open(url, { origin: 'https://evil.example' })).rejects.toThrow('401')
  await expect(open(url.replace(id, 'f'.repeat(32)))).rejects.toThrow('401')
  await open(url, { origin: 'https://app.example' })
})

test('disallowed calls reach no upstream', async () => {
  const node = await startNode()
  const cloud = await started([node.url])
  const client = await open(addressOf(cloud))
  for (const text of [
    call(1, 'admin_addPeer'),
    call(1, 'eth_subscribe', 'syncing'),
    call(1, 'eth_subscribe', 'newPendingTransactions', true),
    call(1, 'accountSubscribe'),
    '{"id":1,"method":"admin_peers","method":"eth_call"}',
    `[${call(1, 'eth_call')}]`,
    '{"id":1,"method":" eth_call"}',
    'hello',
  ])
    client.send(text)
  await expect.poll(() => client.frames.length).toBe(8)
  for (const frame of client.frames) expect(JSON.parse(frame).error.code).toBeLessThan(-32_000)
  expect(node.requests).toEqual([])
})

test('limits the sockets and subscriptions of an address', async () => {
  const node = await startNode(subscribing)
  const cloud = await started([node.url], {
    socketsPerAddress: 2,
    subscriptionsPerSocket: 2,
    subscriptionsPerAddress: 3,
  })
  const [first, second] = [await open(addressOf(cloud)), await open(addressOf(cloud))]
  await expect(open(addressOf(cloud))).rejects.toThrow('429')
  for (const id of [1, 2, 3]) first.send(call(id, 'eth_subscribe', 'newHeads'))
  await expect.poll(() => first.frames.length).toBe(3)
  for (const id of [4, 5]) second.send(call(id, 'eth_subscribe', 'newHeads'))
  await expect.poll(() => second.frames.length).toBe(2)
  expect(node.requests).toHaveLength(3)
  first.send(call(6, 'eth_unsubscribe', '0x1'))
  second.send(call(7, 'eth_subscribe', 'newHeads'))
  await expect.poll(() => node.requests.length).toBe(5)

  first.socket.close()
  await first.closed
  await expect
    .poll(() =>
      open(addressOf(cloud)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

test('rejects calls above the rate', async () => {
  const node = await startNode()
  const cloud = await started([node.url], { addressRate: { burst: 30, perSecond: 0.001 } })
  const client = await open(addressOf(cloud))
  for (let id = 0; id < 50; id += 1) client.send(call(id, 'eth_call'))
  await expect.poll(() => client.frames.length).toBe(24)
  expect(client.frames[0]).toContain('-32005')
  expect(node.requests).toHaveLength(26)
})

test('an oversized message closes the connection', async () => {
  const node = await startNode()
  const cloud = await started([node.url], { messageBytes: 1000 })
  const client = await open(addressOf(cloud))
  client.send(call(1, 'eth_call', 'a'.repeat(2000)))
  expect(await client.closed).toBe(1009)
  expect(node.requests).toEqual([])
})

test("pauses the upstream of a client that doesn't read, then disconnects the client", async () => {
  let sent = 0
  let isFlooding = true
  const payload = 'a'.repeat(64 * 1024)
  const node = await startNode((_, send) => {
    const flood = (): void => {
      // The node also waits until the proxy reads.
      const socket = [...node.server.clients][0]
      if (!isFlooding || !socket) return
      if (socket.bufferedAmount < 256 * 1024) {
        send(`{"method":"eth_subscription","params":"${payload}"}`)
        sent += payload.length
      }
      setImmediate(flood)
    }
    flood()
  })
  onTestFinished(() => {
    isFlooding = false
  })
  const cloud = await started([node.url], { bufferedBytes: 128 * 1024, slowTime: 1500 })
  const client = await open(addressOf(cloud))
  client.socket.pause()
  client.send(call(1, 'eth_subscribe', 'newHeads'))
  await expect.poll(() => [...node.server.clients].length, { timeout: 15_000 }).toBe(0)
  // Only as much as the kernel buffers.
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})

test('skips an unreachable upstream, and closes the socket of a lost one so the client reconnects', {
  timeout: 15_000,
}, async () => {
  const node = await startNode()
  // Without pings, the loss itself must be detected.
  const cloud = await started(['ws://127.0.0.1:1', node.url], { connectTime: 1000, pingEvery: 1e9 })
  const client = await open(addressOf(cloud))
  for (const socket of node.server.clients) socket.terminate()
  expect(await client.closed).toBe(1011)

  const away = await started(['ws://127.0.0.1:1'])
  await expect(open(addressOf(away))).rejects.toThrow('503')
})

test('pings detect an unresponsive upstream and an unresponsive client', { timeout: 15_000 }, async () => {
  const silent = await startNode(() => {}, false)
  const client = await open(addressOf(await started([silent.url], { pingEvery: 500 })))
  expect(await client.closed).toBe(1011)

  const node = await startNode()
  const cloud = await started([node.url], { pingEvery: 500 })
  const alive = await open(addressOf(cloud))
  const dead = await open(addressOf(cloud), {}, false)
  expect(await dead.closed).toBe(1006)
  expect(alive.socket.readyState).toBe(WebSocket.OPEN)
})

test('a closing server closes its sockets with 1012', async () => {
  const node = await startNode()
  const cloud = await started([node.url])
  const client = await open(addressOf(cloud))
  await cloud.close()
  expect(await client.closed).toBe(1012)
})

test('closes an idle socket and an old one', { timeout: 15_000 }, async () => {
  const node = await startNode()
  const idle = await open(addressOf(await started([node.url], { idleTime: 500 })))
  const old = await open(addressOf(await started([node.url], { lifetime: 500 })))
  expect([await idle.closed, await old.closed]).toEqual([1000, 1012])
})
