import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MessageStore, StoredMessage } from '../../src/relay/MessageStore'
import { StoreFull } from '../../src/relay/StoreFull'
import { sha256Hex } from '../../src/relay/sha256Hex'
import { describeMailboxLimits, type StoreSettings } from './describeMailboxLimits'
import { Queue } from './Queue'

/** Describes the behavior of every store. Topics and clients are random, so concurrent runs can share a server. */
export function describeMessageStore(name: string, open: (settings: StoreSettings) => Promise<MessageStore>): void {
  describe(name, () => {
    let store: MessageStore
    let topic: string
    let alice: string
    let bob: string
    let carol: string

    beforeEach(async () => {
      store = await open({})
      topic = randomBytes(32).toString('hex')
      ;[alice, bob, carol] = ['alice', 'bob', 'carol'].map(who => `${who}-${topic}`) as [string, string, string]
    })
    afterEach(() => store.close())

    const texts = async (clientId: string, topics: readonly string[] = [topic], limit = 100): Promise<string[]> =>
      (await store.pending(clientId, topics, limit)).messages.map(({ message }) => message)
    const publish = (message: string, overrides: Partial<StoredMessage> = {}): Promise<boolean> =>
      store.publish({ ...stored(message, topic, alice), ...overrides })

    test('is ready when it was opened', async () => {
      expect(await store.isReady()).toBe(true)
    })

    test('a message keeps every field', async () => {
      await store.subscribe(bob, [topic])
      const message: StoredMessage = {
        ...stored('text "with" \u0000 ✓', topic, alice),
        tag: 4_294_967_295,
        attestation: 'token',
      }
      await store.publish(message)
      expect((await store.pending(bob, [topic], 1)).messages).toEqual([message])
    })

    test('every subscriber gets a copy of its own, the publisher none', async () => {
      for (const client of [alice, bob, carol]) await store.subscribe(client, [topic])
      const message = stored('one', topic, alice)
      expect(await store.publish(message)).toBe(true)
      expect(await texts(alice)).toEqual([])
      expect(await texts(bob)).toEqual(['one'])

      await store.acknowledge(bob, [message])
      expect(await texts(bob)).toEqual([])
      expect(await texts(carol)).toEqual(['one'])
    })

    test('a topic without subscribers keeps its messages for the first one, alone', async () => {
      await publish('early')
      await store.subscribe(bob, [topic])
      await store.subscribe(carol, [topic])
      expect(await texts(bob)).toEqual(['early'])
      expect(await texts(carol)).toEqual([])
    })

    test('a publisher who is its only subscriber leaves the message for the first other', async () => {
      await store.subscribe(alice, [topic])
      await publish('proposal')
      await store.subscribe(alice, [topic])
      expect(await texts(alice)).toEqual([])
      await store.subscribe(bob, [topic])
      expect(await texts(bob)).toEqual(['proposal'])
    })

    test('a client that is not subscribed sees nothing', async () => {
      await publish('early')
      await store.subscribe(bob, [topic])
      await publish('late')
      expect(await texts(carol)).toEqual([])
    })

    test('messages come in the order of publishing, across topics', async () => {
      const other = randomBytes(32).toString('hex')
      await store.subscribe(bob, [topic, other])
      const now = Date.now()
      await publish('1', { publishedAt: now })
      await publish('2', { publishedAt: now + 1, topic: other })
      await publish('3', { publishedAt: now + 2 })
      expect(await texts(bob, [other, topic])).toEqual(['1', '2', '3'])
    })

    test('a partial fetch returns the oldest and reports that there are more', async () => {
      await store.subscribe(bob, [topic])
      const now = Date.now()
      for (const index of [0, 1, 2]) await publish(String(index), { publishedAt: now + index })
      expect(await texts(bob, [topic], 2)).toEqual(['0', '1'])
      expect((await store.pending(bob, [topic], 2)).hasMore).toBe(true)
      expect((await store.pending(bob, [topic], 3)).hasMore).toBe(false)
    })

    test('the same message on a topic is known, also after everybody has it', async () => {
      await store.subscribe(bob, [topic])
      const message = stored('same', topic, alice)
      expect(await store.publish(message)).toBe(true)
      expect(await store.publish({ ...message, publishedAt: message.publishedAt + 5 })).toBe(false)
      expect(await texts(bob)).toEqual(['same'])
      await store.acknowledge(bob, [message])
      expect(await store.publish(message)).toBe(false)
      expect(await texts(bob)).toEqual([])
    })

    test('the same message on another topic is another message', async () => {
      const other = randomBytes(32).toString('hex')
      await store.subscribe(bob, [topic, other])
      await publish('same')
      expect(await publish('same', { topic: other })).toBe(true)
      await store.acknowledge(bob, [stored('same', topic, alice)])
      expect(await texts(bob, [topic, other])).toEqual(['same'])
    })

    test('an expired message is never handed out', async () => {
      await store.subscribe(bob, [topic])
      const now = Date.now()
      await publish('over', { publishedAt: now - 2000, expiresAt: now - 1000 })
      await publish('fresh')
      expect(await texts(bob)).toEqual(['fresh'])
    })

    test('subscribing again neither loses nor repeats anything', async () => {
      await store.subscribe(bob, [topic])
      await publish('one')
      await store.subscribe(bob, [topic, topic])
      expect(await texts(bob, [topic, topic])).toEqual(['one'])
    })

    test('reports how many subscriptions are new, and how many ended', async () => {
      const other = randomBytes(32).toString('hex')
      expect(await store.subscribe(bob, [topic])).toBe(1)
      expect(await store.subscribe(bob, [topic, other, other])).toBe(1)
      expect(await store.subscribe(carol, [topic])).toBe(1)
      expect(await store.unsubscribe(bob, [topic, randomBytes(32).toString('hex')])).toBe(1)
      expect(await store.unsubscribe(bob, [topic, other])).toBe(1)
    })

    test('who may have no new subscriptions keeps those that are there', async () => {
      const other = randomBytes(32).toString('hex')
      await store.subscribe(bob, [topic])
      expect(await store.subscribe(bob, [topic], { onlyKnown: true })).toBe(0)
      await expect(store.subscribe(bob, [other, topic], { onlyKnown: true })).rejects.toThrow(StoreFull)
      for (const name of [topic, other]) await publish(name, { topic: name })
      expect(await texts(bob, [topic, other])).toEqual([topic])
    })

    test('unsubscribing drops what waits, for that client alone', async () => {
      await store.subscribe(bob, [topic])
      await store.subscribe(carol, [topic])
      await publish('one')
      await store.unsubscribe(bob, [topic])
      expect(await texts(bob)).toEqual([])
      expect(await texts(carol)).toEqual(['one'])
      await store.subscribe(bob, [topic])
      expect(await texts(bob)).toEqual([])
    })

    test('after the last one unsubscribed the next message waits for the first again', async () => {
      await store.subscribe(bob, [topic])
      await store.unsubscribe(bob, [topic])
      await publish('one')
      await store.subscribe(carol, [topic])
      expect(await texts(carol)).toEqual(['one'])
    })

    test('acknowledging what is unknown changes nothing', async () => {
      await store.subscribe(bob, [topic])
      await publish('one')
      await store.acknowledge(carol, [stored('one', topic, alice)])
      await store.acknowledge(bob, [{ topic, id: sha256Hex('other') }])
      await store.unsubscribe(carol, [topic])
      expect(await texts(bob)).toEqual(['one'])
    })

    test('a watcher is notified of messages for its client, and of nothing else', async () => {
      const other = randomBytes(32).toString('hex')
      await store.subscribe(bob, [topic])
      await store.subscribe(carol, [other])
      const received = new Queue<StoredMessage>()
      await store.watch(
        bob,
        message => received.add(message),
        () => undefined,
      )
      await publish('for carol', { topic: other })
      await publish('from bob', { publisher: bob })
      const message = stored('for bob', topic, alice)
      await store.publish(message)
      expect(await received.next()).toEqual(message)
      expect(received.size).toBe(0)
    })

    test('a watcher follows topics that its client subscribes to later, and stops after unsubscribing', async () => {
      const received = new Queue<StoredMessage>()
      await store.watch(
        bob,
        message => received.add(message),
        () => undefined,
      )
      await store.subscribe(bob, [topic])
      await publish('one')
      expect((await received.next()).message).toBe('one')

      const other = randomBytes(32).toString('hex')
      await store.unsubscribe(bob, [topic])
      await store.subscribe(bob, [other])
      await publish('unheard')
      await publish('two', { topic: other })
      expect((await received.next()).message).toBe('two')
    })

    test('both watchers of a client are notified until they stop', async () => {
      await store.subscribe(bob, [topic])
      const [first, second] = [new Queue<StoredMessage>(), new Queue<StoredMessage>()]
      const stop = await store.watch(
        bob,
        message => first.add(message),
        () => undefined,
      )
      await store.watch(
        bob,
        message => second.add(message),
        () => undefined,
      )
      await publish('one')
      expect([(await first.next()).message, (await second.next()).message]).toEqual(['one', 'one'])
      stop()
      await publish('two')
      expect((await second.next()).message).toBe('two')
      expect(first.size).toBe(0)
    })

    test('a large batch of topics is one subscription each', async () => {
      const topics = Array.from({ length: 500 }, () => randomBytes(32).toString('hex'))
      await store.subscribe(bob, topics)
      await publish('one', { topic: topics[499] ?? '' })
      expect(await texts(bob, topics)).toEqual(['one'])
    })
  })
  describeMailboxLimits(name, open)
}

function stored(message: string, topic: string, publisher: string): StoredMessage {
  const publishedAt = Date.now()
  const expiresAt = publishedAt + 300_000
  return { id: sha256Hex(message), topic, message, publishedAt, expiresAt, tag: 1108, attestation: null, publisher }
}
