import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import { Gate } from '../../../test/relay/Gate'
import { ManualClock } from '../../../test/relay/ManualClock'
import { AddressBuckets } from '../../limits/AddressBuckets'
import { TokenBuckets } from '../../limits/TokenBuckets'
import { PartialFrames } from '../frames/PartialFrames'
import type { StoredMessage } from '../MessageStore'
import { MemoryMessageStore } from '../memory/MemoryMessageStore'
import { Publisher } from '../methods/Publisher'
import { PublishTimes } from '../methods/PublishTimes'
import { Subscriptions } from '../methods/Subscriptions'
import { RelayMetrics } from '../metrics/RelayMetrics'
import { defaultRelayLimits } from '../RelayLimits'
import { Agenda } from './Agenda'
import { Delivery, type Outlet } from './Delivery'
import type { RelayServices } from './RelayServices'
import { Subscriber } from './Subscriber'

class FakeOutlet implements Outlet {
  isOpen = true
  bufferedBytes = 0
  readonly pushes: { id: number; message: string }[] = []
  readonly marks: number[] = []
  gaveUp = false

  send(frame: string): void {
    const { id, params } = JSON.parse(frame)
    this.pushes.push({ id, message: params.data.message })
  }

  ping(mark: number): void {
    this.marks.push(mark)
  }

  giveUp(): void {
    this.gaveUp = true
  }

  get messages(): string[] {
    return this.pushes.map(({ message }) => message)
  }
}

let clock: ManualClock
let store: MemoryMessageStore
let services: RelayServices
let outlet: FakeOutlet
let subscriber: Subscriber
let delivery: Delivery

beforeEach(async () => {
  clock = new ManualClock()
  store = new MemoryMessageStore({ clock })
  const metrics = new RelayMetrics(new Registry(), store)
  services = {
    store,
    clock,
    metrics,
    limits: { ...defaultRelayLimits, unacknowledgedPushes: 3, bufferedBytes: 1000 },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    publisher: new Publisher(store, new PublishTimes(), clock, metrics, 86_400),
    subscriptions: new Subscriptions(store, 1e9, 2, clock),
    agenda: new Agenda(),
    partialFrames: new PartialFrames(1e9, 2),
    addresses: new AddressBuckets({ burst: 1, perSecond: 1 }, 2),
    clients: new TokenBuckets({ burst: 1, perSecond: 1 }),
    projects: new TokenBuckets({ burst: 1, perSecond: 1 }),
  }
  outlet = new FakeOutlet()
  subscriber = new Subscriber('bob', services)
  delivery = new Delivery(outlet, subscriber)
  await store.subscribe('bob', ['topic'])
})

const publish = (message: string, topic = 'topic'): Promise<void> =>
  services.publisher.publish(
    { topic, message, ttl: 300, tag: 0 },
    { clientId: 'alice', projectId: 'project', address: 'there' },
  )
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
async function second(): Promise<void> {
  clock.advance(1000)
  services.agenda.tick(clock.now())
  await settled()
}

test('pauses a slow socket and delivers its missed messages in order after it drains', async () => {
  await delivery.follow(['topic'])
  outlet.bufferedBytes = 1000
  await publish('a')
  await publish('b')
  await second()
  expect(outlet.messages).toEqual([])
  outlet.bufferedBytes = 0
  await second()
  await publish('c')
  expect(outlet.messages).toEqual(['a', 'b', 'c'])
})

test('keeps a message published during a mailbox read behind earlier ones', async () => {
  await publish('early')
  const gate = new Gate()
  const { pending } = store
  store.pending = async (...args) => {
    const found = await pending.apply(store, args)
    await gate.opened
    return found
  }
  const following = delivery.follow(['topic'])
  await settled()
  await publish('late')
  expect(outlet.messages).toEqual([])
  gate.open()
  await following
  expect(outlet.messages).toEqual(['early', 'late'])
})

test("doesn't push a message again that is acknowledged during a mailbox read", async () => {
  await delivery.follow(['topic'])
  await publish('a')
  const gate = new Gate()
  const { pending } = store
  store.pending = async (...args) => {
    const found = await pending.apply(store, args)
    await gate.opened
    return found
  }
  await delivery.catchUp()
  await settled()
  delivery.acknowledged(outlet.pushes[0]?.id ?? 0)
  gate.open()
  await settled()
  expect(outlet.messages).toEqual(['a'])
})

test('retries a failed mailbox read after a second', async () => {
  await delivery.follow(['topic'])
  await publish('a')
  const { pending } = store
  store.pending = () => Promise.reject(new Error('no connection'))
  outlet.pushes.splice(0)
  await delivery.catchUp()
  await settled()
  await publish('b')
  expect(outlet.messages).toEqual([])
  store.pending = pending
  await second()
  expect(outlet.messages).toEqual(['b'])
})

test('a client that subscribes twice in one task gets a waiting message once, and again if it stays unacknowledged', async () => {
  await publish('a')
  await Promise.all([delivery.follow(['topic']), delivery.follow(['topic'])])
  await delivery.follow(['topic'])
  expect(outlet.messages).toEqual(['a'])
  clock.advance(10_000)
  await delivery.follow(['topic'])
  expect(outlet.messages).toEqual(['a', 'a'])
  expect(new Set(outlet.pushes.map(({ id }) => id)).size).toBe(1)
})

test('a socket receives only the topics that it follows', async () => {
  await store.subscribe('bob', ['other'])
  await delivery.follow(['topic'])
  await publish('a', 'other')
  expect(outlet.messages).toEqual([])
  await delivery.follow(['other'])
  expect(outlet.messages).toEqual(['a'])
})

test('messages in a response count as delivered only after the client has read them', async () => {
  await publish('a')
  const waiting = async (): Promise<readonly StoredMessage[]> => (await store.pending('bob', ['topic'], 10)).messages
  delivery.handedOver(await waiting())
  await delivery.follow(['topic'])
  expect(outlet.messages).toEqual([])
  delivery.read((outlet.marks[0] ?? 0) - 1)
  delivery.read(Number.NaN)
  expect(await waiting()).toHaveLength(1)
  delivery.read(outlet.marks[0] ?? 0)
  expect(await waiting()).toEqual([])
})

test('destroys a socket that left every push unanswered three times', async () => {
  await delivery.follow(['topic'])
  for (const message of ['a', 'b', 'c', 'd']) await publish(message)
  for (let seconds = 0; seconds < 59; seconds++) await second()
  expect([outlet.gaveUp, outlet.messages.length]).toEqual([false, 6])
  await second()
  for (let seconds = 0; seconds < 29; seconds++) await second()
  expect([outlet.gaveUp, outlet.messages.length]).toEqual([false, 9])
  await second()
  expect(outlet.gaveUp).toBe(true)
})

test('a closed socket leaves the watch, and the last one ends it', async () => {
  await delivery.follow(['topic'])
  const other = new Delivery(new FakeOutlet(), subscriber)
  await other.follow(['topic'])
  let stopped = 0
  const { watch } = store
  store.watch = async (...args) => {
    const stop = await watch.apply(store, args)
    return () => {
      stopped++
      stop()
    }
  }
  delivery.close()
  other.close()
  await delivery.follow(['topic'])
  delivery.close()
  await settled()
  expect(stopped).toBe(1)
})

test('repeats the subscriptions for a store that lost its memory', async () => {
  await delivery.follow(['topic'])
  await store.unsubscribe('bob', ['topic'])
  await delivery.catchUp()
  await publish('after')
  await settled()
  expect(outlet.messages).toEqual(['after'])
})
