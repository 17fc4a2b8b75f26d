import { beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../../test/relay/ManualClock'
import type { StoredMessage } from '../MessageStore'
import { MemoryMessageStore } from './MemoryMessageStore'

const DAY = 86_400_000
let clock: ManualClock
let store: MemoryMessageStore

beforeEach(() => {
  clock = new ManualClock(0)
  store = new MemoryMessageStore({ clock })
})

function message(id: string, overrides: Partial<StoredMessage> = {}): StoredMessage {
  const publishedAt = clock.now()
  return {
    id,
    topic: 'topic',
    message: id,
    publishedAt,
    expiresAt: publishedAt + 300_000,
    tag: 0,
    attestation: null,
    publisher: 'publisher',
    ...overrides,
  }
}
const pending = async (client: string, topic = 'topic'): Promise<string[]> =>
  (await store.pending(client, [topic], 100)).messages.map(({ id }) => id)

test('hides an expired message immediately and frees its memory within two minutes', async () => {
  await store.subscribe('bob', ['topic'])
  await store.publish(message('a'))
  clock.advance(299_999)
  expect(await pending('bob')).toEqual(['a'])
  clock.advance(1)
  expect(await pending('bob')).toEqual([])
  clock.advance(120_000)
  expect(store.waiting()).toBe(0)
})

test('sweeps an unclaimed message with its topic', async () => {
  await store.publish(message('a', { expiresAt: 1000 }))
  clock.advance(121_000)
  expect([store.waiting(), store.topicCount]).toEqual([0, 0])
})

test('a subscription and its messages live 30 days after the last renewal', async () => {
  await store.subscribe('bob', ['topic'])
  clock.advance(20 * DAY)
  await store.subscribe('bob', ['topic'])
  clock.advance(29 * DAY)
  await store.publish(message('a', { expiresAt: 100 * DAY }))
  expect(await pending('bob')).toEqual(['a'])
  clock.advance(DAY)
  expect(await pending('bob')).toEqual([])
  clock.advance(120_000)
  expect([store.waiting(), store.topicCount]).toEqual([0, 0])

  await store.publish(message('b', { expiresAt: 100 * DAY }))
  await store.subscribe('carol', ['topic'])
  expect(await pending('carol')).toEqual(['b'])
})

test('recognizes a repetition for two minutes after delivery to all', async () => {
  await store.subscribe('bob', ['topic'])
  const first = message('a')
  await store.publish(first)
  await store.acknowledge('bob', [first])
  clock.advance(119_000)
  expect(await store.publish(message('a'))).toBe(false)
  clock.advance(121_000)
  expect(await store.publish(message('a'))).toBe(true)
})

test('recognizes a repetition while the message waits, and accepts it again after expiry', async () => {
  await store.subscribe('bob', ['topic'])
  await store.publish(message('a'))
  clock.advance(290_000)
  expect(await store.publish(message('a'))).toBe(false)
  clock.advance(10_000)
  expect(await store.publish(message('a'))).toBe(true)
})

test('limits waiting bytes, messages per topic and topics per client', async () => {
  store = new MemoryMessageStore({ clock, limits: { bytes: 15_000, messagesPerTopic: 3, topicsPerClient: 2 } })
  for (const id of ['a', 'b', 'c']) await store.publish(message(id))
  await expect(store.publish(message('d'))).rejects.toThrow('no room')
  await store.subscribe('bob', ['topic', 'other'])
  await store.publish(message('big', { topic: 'other', message: 'x'.repeat(10_000) }))
  await expect(store.publish(message('e', { topic: 'third' }))).rejects.toThrow('no room')

  await store.subscribe('bob', ['other', 'topic'])
  await expect(store.subscribe('bob', ['third'])).rejects.toThrow('no room')
  await store.subscribe('bob', ['topic'])
  await store.acknowledge('bob', [{ topic: 'other', id: 'big' }])
  expect(await store.publish(message('e', { topic: 'third' }))).toBe(true)
})

test('keeps an unclaimed message and its topic, however full the store is', async () => {
  store = new MemoryMessageStore({ clock, limits: { bytes: 3000, topics: 4 } })
  for (const id of ['a', 'b']) await store.publish(message(id, { topic: id }))
  for (let index = 0; index < 20; index++) {
    await expect(store.publish(message(`spam ${index}`, { topic: `spam ${index}` }))).rejects.toThrow('no room')
  }
  for (let index = 0; index < 20; index++) await store.subscribe('evil', [`spam ${index}`])
  await store.subscribe('carol', ['a', 'b'])
  expect([await pending('carol', 'a'), await pending('carol', 'b')]).toEqual([['a'], ['b']])
})

test('at the topic limit, replaces an idle topic or rejects the new one', async () => {
  store = new MemoryMessageStore({ clock, limits: { topics: 3 } })
  await store.watch('bob', () => {})
  await store.subscribe('bob', ['there'])
  await store.subscribe('away', ['waiting'])
  await store.publish(message('kept', { topic: 'waiting' }))
  await store.subscribe('away', ['idle'])

  await store.subscribe('carol', ['new'])
  expect(store.topicCount).toBe(3)
  await store.watch('carol', () => {})
  await expect(store.subscribe('carol', ['one more'])).rejects.toThrow('no room')
  await expect(store.publish(message('spam', { topic: 'random' }))).rejects.toThrow('no room')
  expect(await pending('away', 'waiting')).toEqual(['kept'])
  await store.publish(message('hello', { topic: 'there' }))
  expect(await pending('bob', 'there')).toEqual(['hello'])

  // The offline client loses only the subscription and has room for others.
  await store.unsubscribe('bob', ['there'])
  clock.advance(120_000 + 300_000)
  expect(await store.subscribe('away', ['idle'])).toBe(1)
})

test('keeps nothing after everything is delivered, unsubscribed and expired', async () => {
  await store.subscribe('bob', ['topic'])
  const one = message('a')
  await store.publish(one)
  await store.acknowledge('bob', [one])
  await store.unsubscribe('bob', ['topic'])
  clock.advance(240_000)
  expect([store.waiting(), store.topicCount]).toEqual([0, 0])
})
