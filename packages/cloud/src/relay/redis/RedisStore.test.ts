import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisServer, startRedis } from '../../../test/cluster/startRedis'
import { describeMessageStore } from '../../../test/relay/describeMessageStore'
import type { MessageStore, StoredMessage } from '../MessageStore'
import { StoreFull } from '../StoreFull'
import { createRedisStore, type RedisStoreOptions } from './createRedisStore'

const silent = (): void => {}
const logger = { debug: silent, info: silent, warn: silent, error: silent }
let server: RedisServer

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server[Symbol.asyncDispose]())

const random = (): string => randomBytes(32).toString('hex')

function node(keyPrefix: string, options: Partial<RedisStoreOptions> = {}): MessageStore {
  const store = createRedisStore({ redis: options.redis ?? server.url, keyPrefix, logger, ...options })
  onTestFinished(() => store.close())
  return store
}

function message(topic: string, publisher: string, ttlMs = 60_000): StoredMessage {
  const publishedAt = Date.now()
  const base = { publishedAt, expiresAt: publishedAt + ttlMs, tag: 1100, attestation: null }
  return { ...base, id: random(), topic, message: 'sealed', publisher }
}

async function inspector(): Promise<Redis> {
  const redis = new Redis(server.url)
  onTestFinished(() => redis.disconnect())
  return redis
}

describeMessageStore('RedisStore', async settings => {
  const store = createRedisStore({ redis: server.url, keyPrefix: random(), logger, ...settings })
  await expect.poll(() => store.isReady()).toBe(true)
  return store
})

test('a message published on one node wakes only its recipient on another', async () => {
  const prefix = random()
  const [a, b] = [node(prefix), node(prefix)]
  const topic = random()
  const received: string[] = []
  for (const [name, store] of Object.entries({ a, b })) {
    for (const client of ['alice', 'bob', 'eve']) {
      await store.watch(
        client,
        one => void received.push(`${client} on ${name}: ${one.id}`),
        () => {},
      )
    }
  }
  await a.subscribe('alice', [topic])
  await b.subscribe('bob', [topic])
  await b.subscribe('eve', [random()])

  const sent = message(topic, 'alice')
  await a.publish(sent)
  await expect.poll(() => received).toHaveLength(2)
  const reply = message(topic, 'bob')
  await b.publish(reply)
  await expect.poll(() => received).toHaveLength(4)

  expect(received.sort()).toEqual(
    [`alice on a: ${reply.id}`, `alice on b: ${reply.id}`, `bob on a: ${sent.id}`, `bob on b: ${sent.id}`].sort(),
  )
})

test('relays with different prefixes share a Redis without interference', async () => {
  const [a, b] = [node(random()), node(random())]
  const topic = random()
  const received: StoredMessage[] = []
  await b.watch(
    'bob',
    one => void received.push(one),
    () => {},
  )
  await b.subscribe('bob', [topic])

  await a.publish(message(topic, 'alice'))
  const own = message(topic, 'alice')
  await b.publish(own)

  await expect.poll(() => received).toEqual([own])
  expect((await b.pending('bob', [topic], 10)).messages).toEqual([own])
})

test('messages published while a node was cut off from Redis wait for it, and the node is notified', async () => {
  await using other = await startRedis()
  const prefix = random()
  const store = node(prefix, { redis: other.url })
  const topic = random()
  const gap = vi.fn()
  await store.watch('bob', () => {}, gap)
  await store.subscribe('bob', [topic])
  const first = message(topic, 'alice')
  await store.publish(first)

  await other.kill()
  expect(await store.isReady()).toBe(false)
  const second = { ...message(topic, 'alice'), publishedAt: first.publishedAt + 1 }
  const published = store.publish(second)
  await other.start()

  expect(await published).toBe(true)
  await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  expect((await store.pending('bob', [topic], 10)).messages).toEqual([first, second])
  await expect.poll(() => store.isReady()).toBe(true)
})

test('a closed node retains nothing of its clients: another serves their messages', async () => {
  const prefix = random()
  const topic = random()
  const left = node(prefix)
  await left.subscribe('bob', [topic])
  const sent = message(topic, 'alice')
  await left.publish(sent)
  await left.close()

  expect((await node(prefix).pending('bob', [topic], 10)).messages).toEqual([sent])
})

test('every key expires, at whatever step a topic ends', async () => {
  const prefix = random()
  const store = node(prefix)
  const topics = Array.from({ length: 6 }, random)
  const [unclaimed = '', claimed = '', waiting = '', received = '', left = '', expired = ''] = topics
  await store.subscribe('bob', [waiting, received, left])
  const sent = topics.map(topic => message(topic, 'alice', topic === expired ? 1 : 3_600_000))
  for (const one of sent) await store.publish(one)
  await store.subscribe('bob', [claimed])
  await store.acknowledge(
    'bob',
    sent.filter(({ topic }) => topic === received),
  )
  await store.unsubscribe('bob', [left])

  const redis = await inspector()
  const keys = await redis.keys(`${prefix}*`)
  const spans = await Promise.all(keys.map(key => redis.pttl(key)))
  const endless = keys.filter((_, at) => spans[at] === -1)
  expect(endless).toEqual([])
  expect(keys.some(key => key.includes(unclaimed))).toBe(true)
  const bodies = await Promise.all(
    keys.filter(key => key.includes(':m:')).map(async key => [key, await redis.hexists(key, 'body')] as const),
  )
  const kept = bodies
    .filter(([, isKept]) => isKept === 1)
    .map(([key]) => sent.find(({ id }) => key.endsWith(id))?.topic)
  expect(kept.filter(topic => topic !== expired).sort()).toEqual([unclaimed, claimed, waiting].sort())
})

test('recognizes a repetition of a delivered message', async () => {
  const store = node(random())
  const topic = random()
  await store.subscribe('bob', [topic])
  const sent = message(topic, 'alice')
  expect(await store.publish(sent)).toBe(true)
  await store.acknowledge('bob', [sent])

  expect(await store.publish(sent)).toBe(false)
  expect((await store.pending('bob', [topic], 10)).messages).toEqual([])
})

test('rejects a message that too few replicas confirm', async () => {
  const store = node(random(), { replicas: { count: 1, timeoutMs: 20 } })
  await expect(store.publish(message(random(), 'alice'))).rejects.toThrow('Only 0 of 1 Redis replicas')
})

test('a full Redis rejects new messages and still delivers the stored ones', async () => {
  await using full = await startRedis()
  const store = node(random(), { redis: full.url })
  const topic = random()
  await store.subscribe('bob', [topic])
  const kept = message(topic, 'alice')
  await store.publish(kept)
  const redis = new Redis(full.url)
  onTestFinished(() => redis.disconnect())
  await redis.config('SET', 'maxmemory', '1')

  await expect(store.publish(message(topic, 'alice'))).rejects.toThrow(StoreFull)
  await expect(store.subscribe('bob', [random()])).rejects.toThrow(StoreFull)
  expect(await store.subscribe('bob', [topic])).toBe(0)
  expect((await store.pending('bob', [topic], 10)).messages).toEqual([kept])
  await store.acknowledge('bob', [kept])
  expect((await store.pending('bob', [topic], 10)).messages).toEqual([])
})

test('rejects everything immediately while Redis is unreachable, keeps nothing for later, and stores again after it returns', async () => {
  await using short = await startRedis()
  const store = node(random(), { redis: short.url })
  const [topic, kept] = [random(), random()]
  await store.subscribe('bob', [topic])
  await short.kill()
  await expect(store.publish(message(topic, 'alice'))).rejects.toThrow('timed out')

  const sent = Array.from({ length: 1000 }, () => message(topic, 'alice'))
  const start = performance.now()
  const outcomes = await Promise.allSettled(sent.map(one => store.publish(one)))
  expect(performance.now() - start).toBeLessThan(2000)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(await store.isReady()).toBe(false)

  await short.start()
  await vi.waitFor(async () => expect(await store.isReady()).toBe(true), 10_000)
  await store.publish(message(topic, kept))
  const { messages } = await store.pending('bob', [topic], 2000)
  expect(messages.map(({ publisher }) => publisher)).toContain(kept)
  expect(messages.length).toBeLessThan(10)
})

test('a full mailbox rejects messages until some expire, and other topics keep working', async () => {
  let time = Date.now()
  const store = node(random(), { clock: { now: () => time } })
  const [topic, other] = [random(), random()]
  await store.subscribe('bob', [topic, other])
  await Promise.all(Array.from({ length: 2000 }, () => store.publish(message(topic, 'alice'))))

  await expect(store.publish(message(topic, 'alice'))).rejects.toThrow(StoreFull)
  expect(await store.publish(message(other, 'alice'))).toBe(true)
  const later = message(topic, 'alice', 200_000)
  time += 100_000
  expect(await store.publish(later)).toBe(true)
  expect((await store.pending('bob', [topic], 10)).messages).toEqual([later])
})
