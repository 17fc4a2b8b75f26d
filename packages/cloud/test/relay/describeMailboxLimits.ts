import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MailboxLimits } from '../../src/relay/MailboxLimits'
import type { MessageStore, StoredMessage } from '../../src/relay/MessageStore'
import type { Payer } from '../../src/relay/quota/Payer'
import type { RelayClock } from '../../src/relay/RelayClock'
import { StoreFull } from '../../src/relay/StoreFull'
import { sha256Hex } from '../../src/relay/sha256Hex'
import { ManualClock } from './ManualClock'

/** Settings of a store. Omitted settings use the store's defaults. */
export interface StoreSettings {
  readonly clock?: RelayClock
  readonly limits?: Partial<MailboxLimits>
}

/** Describes what every store must reject, and what it must still accept. */
export function describeMailboxLimits(name: string, open: (settings: StoreSettings) => Promise<MessageStore>): void {
  describe(`${name} with limits`, () => {
    /** Weight of a message of 9,000 characters, as `messageWeight` counts it. */
    const WEIGHT = 10_000
    const MINUTE = 60_000
    const HOUR = 60 * MINUTE
    const anyone: Payer = { projectId: 'project', address: 'address' }
    let clock: ManualClock
    let count: number
    let store: MessageStore
    let topic: string
    let alice: string
    let bob: string
    let carol: string

    beforeEach(() => {
      clock = new ManualClock()
      count = 0
      topic = newTopic()
      ;[alice, bob, carol] = ['alice', 'bob', 'carol'].map(who => `${who}-${topic}`) as [string, string, string]
    })
    afterEach(() => store.close())

    const texts = async (clientId: string, topics: readonly string[]): Promise<string[]> =>
      (await store.pending(clientId, topics, 100)).messages.map(({ message }) => message)

    async function limit(limits: Partial<MailboxLimits>): Promise<void> {
      store = await open({ clock, limits })
    }
    const newTopic = (): string => randomBytes(32).toString('hex')
    function large(overrides: Partial<StoredMessage> = {}): StoredMessage {
      const text = String(count++).padEnd(WEIGHT - 1000, 'x')
      const publishedAt = clock.now()
      const base = {
        id: sha256Hex(text),
        topic: newTopic(),
        message: text,
        tag: 1108,
        attestation: null,
        publisher: alice,
      }
      return { ...base, publishedAt, expiresAt: publishedAt + 5 * MINUTE, ...overrides }
    }
    /** Returns how many large messages the store accepts before it rejects one. */
    async function fill(payer: Payer, overrides: Partial<StoredMessage> = {}): Promise<number> {
      for (let taken = 0; taken < 1000; taken++) {
        try {
          await store.publish(large(overrides), payer)
        } catch (error) {
          expect(error).toBeInstanceOf(StoreFull)
          return taken
        }
      }
      return 1000
    }

    test('refuses what is too much for a topic, and takes more on others', async () => {
      await limit({ bytesPerTopic: 3 * WEIGHT })
      expect(await fill(anyone, { topic })).toBe(3)
      expect(await store.publish(large(), anyone)).toBe(true)
    })

    test('refuses what is too much for a project, from any address, and takes more for others', async () => {
      await limit({ bytesPerProject: 40 * WEIGHT, reservedBytesPerAddress: WEIGHT })
      let taken = 0
      for (let index = 0; index < 100; index++) taken += await fill({ ...anyone, address: `${index}` })
      expect(taken).toBe(40)
      expect(await fill({ ...anyone, projectId: 'other' })).toBeGreaterThan(1)
    })

    test('refuses what is too much for an address, with any project, and takes more from others', async () => {
      await limit({ bytesPerAddress: 3 * WEIGHT })
      expect(await fill({ projectId: 'a', address: 'one' })).toBe(3)
      expect(await fill({ projectId: 'b', address: 'one' })).toBe(0)
      expect(await fill({ projectId: 'a', address: 'two' })).toBe(3)
    })

    test('gives all addresses of a network the room of two', async () => {
      await limit({ bytesPerAddress: 3 * WEIGHT, networkShare: 2 })
      const from = (address: string, network: string): Payer => ({ ...anyone, address, network })
      expect(await fill(from('one', 'street'))).toBe(3)
      expect(await fill(from('two', 'street'))).toBe(3)
      expect(await fill(from('three', 'street'))).toBe(0)
      expect(await fill(from('four', 'lane'))).toBe(3)
    })

    test('gives less of an address to what waits for longer than an hour', async () => {
      await limit({ bytesPerAddress: 5 * WEIGHT, lastingBytesPerAddress: 2 * WEIGHT })
      expect(await fill(anyone, { expiresAt: clock.now() + HOUR + 1 })).toBe(2)
      expect(await fill(anyone, { expiresAt: clock.now() + HOUR })).toBe(3)
    })

    test('keeps half of the room free of what waits for longer than an hour', async () => {
      await limit({ bytes: 40 * WEIGHT, reservedBytesPerAddress: WEIGHT })
      const lasting = { expiresAt: clock.now() + 24 * HOUR }
      let taken = 0
      for (let index = 0; index < 100; index++) taken += await fill({ ...anyone, address: `${index}` }, lasting)
      expect(taken).toBe(20)
      expect(await fill({ ...anyone, address: 'other' })).toBeGreaterThan(1)
    })

    test('keeps a quarter of the room for those who hold little, and never drops what it has accepted', async () => {
      await limit({ bytes: 1000 * WEIGHT, reservedBytesPerAddress: 2 * WEIGHT })
      const early = large()
      await store.publish(early, { ...anyone, address: 'early' })
      const shares: number[] = []
      for (let index = 0; index < 60; index++) shares.push(await fill({ ...anyone, address: `${index}` }))

      expect(shares[0]).toBeGreaterThan(100)
      expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
      expect(await fill({ ...anyone, address: 'late' })).toBe(2)
      await store.subscribe(bob, [early.topic])
      expect(await texts(bob, [early.topic])).toEqual([early.message])
    })

    test('has room again once all recipients have the message, and no sooner', async () => {
      await limit({ bytesPerAddress: WEIGHT })
      for (const client of [bob, carol]) await store.subscribe(client, [topic])
      const message = large({ topic })
      await store.publish(message, anyone)
      await store.acknowledge(bob, [message])
      expect(await fill(anyone)).toBe(0)
      await store.acknowledge(carol, [message])
      await store.acknowledge(carol, [message])
      expect(await fill(anyone)).toBe(1)
    })

    test('has room again once the recipient unsubscribes', async () => {
      await limit({ bytesPerAddress: WEIGHT })
      await store.subscribe(bob, [topic])
      await store.publish(large({ topic }), anyone)
      await store.unsubscribe(bob, [topic])
      expect(await fill(anyone)).toBe(1)
    })

    test('charges a repetition nothing, and a refused message nothing', async () => {
      await limit({ bytesPerAddress: 2 * WEIGHT, bytesPerTopic: WEIGHT })
      const message = large({ topic })
      expect(await store.publish(message, anyone)).toBe(true)
      for (let index = 0; index < 5; index++) {
        expect(await store.publish(message, anyone)).toBe(false)
        await expect(store.publish(large({ topic }), anyone)).rejects.toThrow(StoreFull)
      }
      expect(await fill(anyone)).toBe(1)
    })

    test('has room again once messages expire, the lasting ones as well', async () => {
      await limit({ bytesPerAddress: 2 * WEIGHT })
      await store.publish(large(), anyone)
      await store.publish(large({ expiresAt: clock.now() + 3 * HOUR }), anyone)
      expect(await fill(anyone)).toBe(0)
      clock.advance(7 * MINUTE)
      expect(await fill(anyone)).toBe(1)
      clock.advance(4 * HOUR + MINUTE)
      expect(await fill(anyone)).toBe(2)
    })

    test('counts nothing for an account without a limit', async () => {
      const endless = Number.POSITIVE_INFINITY
      await limit({ bytesPerAddress: endless, bytesPerProject: endless, bytesPerTopic: endless, bytes: endless })
      expect(await fill(anyone, { expiresAt: clock.now() + 24 * HOUR, topic: newTopic() })).toBeGreaterThan(100)
    })
  })
}
