import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { RelayLimits } from '../../src/relay/RelayLimits'
import { Identity } from './Identity'
import { ManualClock } from './ManualClock'
import { RawClient } from './RawClient'
import { PROJECT, startTestRelay, type TestRelay } from './startTestRelay'

const MIB = 1024 * 1024
let clock: ManualClock
let topic: string

beforeEach(() => {
  clock = new ManualClock()
  topic = randomBytes(32).toString('hex')
})

async function started(limits: Partial<RelayLimits> = {}): Promise<TestRelay> {
  const relay = await startTestRelay({
    clock,
    limits,
    clientKeyOf: ({ headers }) => ({ address: String(headers['x-address']), network: 'street' }),
  })
  onTestFinished(() => relay.stop())
  return relay
}

const tooLarge = (id: string): string =>
  `{"id":${id},"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: the frame is larger than 393216 bytes"}}`

test('accepts a session request with 100 KB of binary data, encoded as clients do', async () => {
  const relay = await started()
  const [dapp, wallet] = [await RawClient.open(relay), await RawClient.open(relay)]
  await wallet.request('irn_subscribe', { topic })
  const data = `0x${randomBytes(100_000).toString('hex')}`
  const params = { request: { method: 'eth_sendTransaction', params: [{ data }] }, chainId: 'eip155:1' }
  const message = Buffer.from(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'wc_sessionRequest', params })).toString(
    'base64',
  )
  expect(message.length).toBeGreaterThan(262_144)

  expect(await dapp.request('irn_publish', { topic, message, ttl: 300, tag: 1108 })).toBe(true)
  expect((await wallet.nextPush()).params.data.message).toBe(message)
})

test.for([
  [
    'first',
    (text: string) =>
      `{"id":1732012345678123457,"jsonrpc":"2.0","method":"irn_publish","params":{"message":"${text}"}}`,
  ],
  [
    'after the method',
    (text: string) =>
      `{"jsonrpc":"2.0","method":"irn_publish","id":1732012345678123457,"params":{"message":"${text}"}}`,
  ],
  [
    'last',
    (text: string) =>
      `{"jsonrpc":"2.0","method":"irn_publish","params":{"message":"${text}"},"id":1732012345678123457}`,
  ],
  [
    'before the version',
    (text: string) =>
      `{"method":"irn_publish","params":{"message":"${text}"},"id":1732012345678123457,"jsonrpc":"2.0"}`,
  ],
] as const)('answers an oversized frame with its id, which is written %s', async ([, frameOf]) => {
  const client = await RawClient.open(await started())
  for (const length of [393_300, 3 * MIB]) {
    client.send(frameOf('x'.repeat(length)))
    expect(await client.nextFrame()).toBe(tooLarge('1732012345678123457'))
  }
  await client.roundTrip()
})

test('answers an oversized frame without an id at its ends, and ignores ids of other objects', async () => {
  const client = await RawClient.open(await started())
  const filling = 'x'.repeat(400_000)
  for (const frame of [
    filling,
    `{"params":{"message":"${filling}","id":5}}`,
    `{"params":{"id":5,"message":"${filling}"}}`,
    `[{"id":5,"message":"${filling}"}]`,
    `{"message":"${filling},\\"id\\":5"}`,
    `{"id":"${'7'.repeat(200)}","message":"${filling}"}`,
  ]) {
    client.send(frame)
    expect(await client.nextFrame()).toBe(tooLarge('null'))
  }
})

test('a frame beyond all limits closes the socket with a reason', async () => {
  const client = await RawClient.open(await started())
  client.send('x'.repeat(5 * MIB))
  expect((await client.closed).code).toBe(1009)
})

test('answers a request above the rate before it closes the socket', async () => {
  const client = await RawClient.open(await started({ socketRate: { burst: 3, perSecond: 0 } }))
  for (let index = 0; index < 3; index++) await client.roundTrip()
  await expect(client.request('irn_subscribe', { topic })).rejects.toMatchObject({
    code: -32000,
    message: 'Too Many Requests',
  })
  expect(await client.closed).toEqual({ code: 1013, reason: 'Too Many Requests' })

  const batch = await RawClient.open(await started({ socketRate: { burst: 3, perSecond: 0 } }))
  await expect(batch.request('irn_batchFetchMessages', { topics: Array(100).fill(topic) })).rejects.toMatchObject({
    code: -32000,
    message: 'Too Many Requests',
  })
  expect((await batch.closed).code).toBe(1013)
})

/** Opens a socket by hand and starts a frame of `announced` bytes. */
async function startFrame(relay: TestRelay, address: string, announced: number): Promise<Socket> {
  const socket = connect(relay.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const query = new URLSearchParams({ auth: new Identity().token({ aud: relay.url }), projectId: PROJECT })
  const headers = [
    'Host: a',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `X-Address: ${address}`,
  ]
  socket.write(
    `GET /?${query} HTTP/1.1\r\n${headers.join('\r\n')}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  await new Promise(resolve => socket.once('data', resolve))
  const header = Buffer.alloc(14)
  header[0] = 0x81
  header[1] = 0xff
  header.writeBigUInt64BE(BigInt(announced), 2)
  socket.write(header)
  return socket
}

/** Resolves with the code of the close frame that the relay sends. */
const closeCode = (socket: Socket): Promise<number> =>
  new Promise(resolve => socket.on('data', (data: Buffer) => data[0] === 0x88 && resolve(data.readUInt16BE(2))))

test('limits unfinished frames by address, closes the socket that exceeds the limit, and frees the room', async () => {
  const relay = await started({ partialBytesPerAddress: MIB })
  const first = await startFrame(relay, 'evil', 2 * MIB)
  first.write('x'.repeat(700_000))
  const second = await startFrame(relay, 'evil', 2 * MIB)
  const code = closeCode(second)
  second.write('x'.repeat(700_000))
  expect(await code).toBe(1013)

  const other = await RawClient.open(relay, { headers: { 'x-address': 'other' } })
  for (let index = 0; index < 5; index++) {
    other.send('x'.repeat(700_000))
    expect(await other.nextFrame()).toBe(tooLarge('null'))
  }
  const gone = new Promise(resolve => first.once('close', resolve))
  first.destroy()
  await gone
  const neighbor = await RawClient.open(relay, { headers: { 'x-address': 'evil' } })
  neighbor.send('x'.repeat(400_000))
  expect(await neighbor.nextFrame()).toBe(tooLarge('null'))
})

test("pings and pongs of a quiet client don't add up", async () => {
  const relay = await started({ partialBytesPerAddress: 5000 })
  const client = await RawClient.open(relay)
  for (let beat = 0; beat < 100; beat++) {
    clock.advance(25_000)
    client.socket.ping('x'.repeat(100))
    await new Promise(resolve => client.socket.once('pong', resolve))
  }
  await client.roundTrip()
})

test('charges unsolicited pongs like frames', async () => {
  const client = await RawClient.open(await started({ socketRate: { burst: 50, perSecond: 0 } }))
  for (let index = 0; index < 200; index++) client.socket.pong()
  expect(await client.closed).toEqual({ code: 1013, reason: 'Too Many Requests' })
})

test('pongs in response to a ping are free', async () => {
  const client = await RawClient.open(await started({ socketRate: { burst: 40, perSecond: 0 } }))
  for (let beat = 0; beat < 30; beat++) {
    const pinged = new Promise(resolve => client.socket.once('ping', resolve))
    clock.advance(25_000)
    await pinged
    await client.roundTrip()
  }
})

test('disconnects a client that keeps sending after the relay closed its socket', async () => {
  const relay = await started({ socketRate: { burst: 5, perSecond: 0 } })
  const client = await startFrame(relay, 'evil', 10)
  client.write('x'.repeat(10))
  const ended = new Promise(resolve => client.once('close', resolve))
  // An empty, masked pong.
  const pongs = Buffer.concat(Array.from({ length: 5000 }, () => Buffer.from([0x8a, 0x80, 0, 0, 0, 0])))
  client.write(pongs)
  await ended
})
