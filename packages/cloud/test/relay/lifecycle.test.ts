import { randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { MemoryMessageStore } from '../../src/relay/memory/MemoryMessageStore'
import type { RelayLimits } from '../../src/relay/RelayLimits'
import { Gate } from './Gate'
import { Identity } from './Identity'
import { ManualClock } from './ManualClock'
import { RawClient } from './RawClient'
import { PROJECT, startTestRelay, type TestRelay } from './startTestRelay'

let clock: ManualClock
let topic: string

beforeEach(() => {
  clock = new ManualClock()
  topic = randomBytes(32).toString('hex')
})

async function started(
  limits: Partial<RelayLimits> = {},
  store = new MemoryMessageStore({ clock }),
): Promise<TestRelay> {
  const relay = await startTestRelay({ clock, limits, store })
  onTestFinished(() => relay.stop())
  return relay
}

async function count(relay: TestRelay, name: string): Promise<number> {
  const metric = await relay.registry.getSingleMetric(`openappkit_relay_${name}`)?.get()
  return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? Number.NaN
}

const publication = (message: string): object => ({ topic, message, ttl: 300, tag: 1108 })

test('pings every client within 30 seconds of silence', async () => {
  const client = await RawClient.open(await started())
  const pinged = new Promise(resolve => client.socket.on('ping', resolve))
  clock.advance(25_000)
  await pinged
  await client.roundTrip()
})

test("disconnects a client that doesn't answer pings", async () => {
  const relay = await started()
  const client = await RawClient.open(relay)
  client.socket.pause()
  clock.advance(50_000)
  client.socket.resume()
  expect((await client.closed).code).toBe(1006)
  expect(await count(relay, 'connections')).toBe(0)
})

test.for<[string, Partial<RelayLimits>]>([
  ['socket', { socketRate: { burst: 5, perSecond: 1 } }],
  ['client', { clientRate: { burst: 5, perSecond: 1 } }],
  ['address', { addressRate: { burst: 9, perSecond: 3 } }],
  ['project', { projectRate: { burst: 5, perSecond: 1 } }],
])('closes a %s above its rate with 1013, and accepts it again later', async ([, limits]) => {
  const relay = await started(limits)
  const identity = new Identity()
  const client = await RawClient.open(relay, { identity })
  for (let index = 0; index < 5; index++) await client.roundTrip()
  client.send('{}')
  expect(await client.closed).toEqual({ code: 1013, reason: 'Too Many Requests' })
  clock.advance(2000)
  const again = await RawClient.open(relay, { identity })
  await again.roundTrip()
})

test('charges a batch by its messages, a large frame as several, and nothing for an acknowledgment', async () => {
  const relay = await started({ socketRate: { burst: 20, perSecond: 0 } })
  const messages = Array.from({ length: 21 }, (_, index) => publication(String(index)))
  const batch = await RawClient.open(relay)
  batch.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_batchPublish', params: { messages } }))
  expect(await batch.closed).toMatchObject({ code: 1013 })

  const large = await RawClient.open(relay)
  for (let index = 0; index < 2; index++) large.send('x'.repeat(200_000))
  expect(await large.closed).toMatchObject({ code: 1013 })

  const [publisher, other, subscriber] = [
    await RawClient.open(relay),
    await RawClient.open(relay),
    await RawClient.open(relay),
  ]
  await subscriber.request('irn_subscribe', { topic })
  await publisher.request('irn_batchPublish', { messages: messages.slice(0, 15) })
  await other.request('irn_batchPublish', { messages: messages.slice(15) })
  for (const _message of messages) subscriber.acknowledge(await subscriber.nextPush())
  await subscriber.roundTrip()
})

test('holds back pushes beyond the unacknowledged limit, and sends them in order as the client catches up', async () => {
  const relay = await started({ unacknowledgedPushes: 4 })
  const [publisher, slow] = [await RawClient.open(relay), await RawClient.open(relay)]
  await slow.request('irn_subscribe', { topic })
  const texts = Array.from({ length: 30 }, (_, index) => String(index))
  for (const text of texts) await publisher.request('irn_publish', publication(text))
  await slow.roundTrip()
  expect(await count(relay, 'messages_pushed_total')).toBe(4)

  const received: string[] = []
  for (const _text of texts) {
    const push = await slow.nextPush()
    received.push(push.params.data.message)
    slow.acknowledge(push)
  }
  expect(received).toEqual(texts)
})

test('disconnects a client that never acknowledges, and keeps its messages until it returns', async () => {
  const relay = await started({ unacknowledgedPushes: 2 })
  const identity = new Identity()
  const [publisher, deaf] = [await RawClient.open(relay), await RawClient.open(relay, { identity })]
  await deaf.request('irn_subscribe', { topic })
  for (const text of ['a', 'b', 'c']) await publisher.request('irn_publish', publication(text))
  for (let second = 0; second < 95; second++) {
    clock.advance(1000)
    if (second % 10 === 0 && second < 90) await deaf.roundTrip()
  }
  expect((await deaf.closed).code).toBe(1006)

  const back = await RawClient.open(relay, { identity })
  await back.request('irn_subscribe', { topic })
  for (const text of ['a', 'b', 'c']) {
    const push = await back.nextPush()
    expect(push.params.data.message).toBe(text)
    back.acknowledge(push)
  }
})

test("a client that doesn't read blocks no other client, and gets everything once it reads", async () => {
  const store = new MemoryMessageStore({ clock, limits: { bytesPerTopic: 1e9 } })
  const limits = {
    bufferedBytes: 64 * 1024,
    socketRate: { burst: 1e6, perSecond: 1 },
    clientRate: { burst: 1e6, perSecond: 1 },
  }
  const relay = await started(limits, store)
  const [publisher, stuck, other] = [
    await RawClient.open(relay),
    await RawClient.open(relay),
    await RawClient.open(relay),
  ]
  for (const client of [stuck, other]) await client.request('irn_subscribe', { topic })
  stuck.socket.pause()
  const texts = Array.from({ length: 100 }, (_, index) => String(index))
  const filling = '.'.repeat(200_000)
  for (const text of texts) {
    await publisher.request('irn_publish', publication(text + filling))
    const push = await other.nextPush()
    expect(Number.parseInt(push.params.data.message, 10)).toBe(Number(text))
    other.acknowledge(push)
  }
  await other.roundTrip()
  expect(await count(relay, 'messages_pushed_total')).toBeLessThan(200)

  stuck.socket.resume()
  const late: string[] = []
  while (late.length < texts.length) {
    const push = await stuck.nextPush()
    late.push(String(Number.parseInt(push.params.data.message, 10)))
    stuck.acknowledge(push)
  }
  expect(late).toEqual(texts)
})

test('draining answers pending requests, closes with 1012 and rejects new clients', async () => {
  const relay = await started()
  const client = await RawClient.open(relay)
  const gate = new Gate()
  relay.store.publish = () => gate.opened.then(() => true)
  client.send(JSON.stringify({ id: 7, jsonrpc: '2.0', method: 'irn_publish', params: publication('last') }))
  client.send(JSON.stringify({ id: 8, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }))
  await expect.poll(() => count(relay, 'frames_received_total')).toBe(2)
  const drained = relay.relay.drain()
  gate.open()
  expect(JSON.parse(await client.nextFrame()).id).toBe(7)
  expect(JSON.parse(await client.nextFrame()).id).toBe(8)
  expect(await client.closed).toEqual({ code: 1012, reason: 'Service Restart' })
  await drained
  expect(await RawClient.start(relay).closed).toEqual({ code: 1012, reason: 'Service Restart' })
  const rpc = await relay.relay.handleRpc({
    authorization: undefined,
    projectId: PROJECT,
    origin: undefined,
    clientKey: { address: 'somewhere' },
    body: '{}',
  })
  expect(rpc.status).toBe(503)
})

test("draining doesn't wait for a client that doesn't close", async () => {
  const relay = await started()
  const client = await RawClient.open(relay)
  client.socket.pause()
  const drained = relay.relay.drain()
  await new Promise(resolve => setImmediate(resolve))
  clock.advance(5000)
  await drained
  expect(await count(relay, 'connections')).toBeGreaterThanOrEqual(0)
})

test('the metrics report connections, frames, pushes, deliveries and waiting messages', async () => {
  const relay = await started()
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('one'))
  expect(await count(relay, 'messages_waiting')).toBe(1)
  client.acknowledge(await client.nextPush())
  await client.roundTrip()
  const names = [
    'connections',
    'messages_published_total',
    'messages_pushed_total',
    'messages_delivered_total',
    'messages_waiting',
  ]
  expect(await Promise.all(names.map(name => count(relay, name)))).toEqual([2, 1, 1, 1, 0])
  expect(await relay.registry.metrics()).toMatch('openappkit_relay_delivery_seconds_count 1')
})
