import { beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../../test/relay/ManualClock'
import type { Caller } from '../Caller'
import { MemoryMessageStore } from '../memory/MemoryMessageStore'
import { StoreFull } from '../StoreFull'
import { Subscriptions } from './Subscriptions'

const DAY = 86_400_000

let clock: ManualClock
let store: MemoryMessageStore
let subscriptions: Subscriptions

beforeEach(() => {
  clock = new ManualClock(0)
  store = new MemoryMessageStore({ clock })
  subscriptions = new Subscriptions(store, 3, 2, clock)
})

const from = (address: string, clientId = `client of ${address}`): Caller => ({
  projectId: 'project',
  clientId,
  address,
})

test('all clients of an address share its topics, other addresses have theirs', async () => {
  await subscriptions.subscribe(from('a', 'one'), ['1', '2'])
  await expect(subscriptions.subscribe(from('a', 'two'), ['3', '4'])).rejects.toThrow(StoreFull)
  await subscriptions.subscribe(from('a', 'two'), ['3'])
  await expect(subscriptions.subscribe(from('a', 'three'), ['4'])).rejects.toThrow(StoreFull)
  await subscriptions.subscribe(from('b'), ['4'])
  expect(store.topicCount).toBe(4)
})

test('subscribing again costs nothing, at the limit as well', async () => {
  for (let index = 0; index < 5; index++) await subscriptions.subscribe(from('a'), ['1', '2'])
  await subscriptions.subscribe(from('a'), ['3'])
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
})

test('what is unsubscribed, or would have ended by now, is free again', async () => {
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
  await subscriptions.unsubscribe(from('a'), ['1', 'unknown'])
  await subscriptions.subscribe(from('a'), ['4'])
  await expect(subscriptions.subscribe(from('a'), ['5'])).rejects.toThrow(StoreFull)
  clock.advance(30 * DAY)
  await subscriptions.subscribe(from('a'), ['5', '6', '7'])
})

test('a store that fails costs nothing', async () => {
  const { subscribe } = store
  store.subscribe = () => Promise.reject(new Error('no connection'))
  for (let index = 0; index < 5; index++) await expect(subscriptions.subscribe(from('a'), ['1'])).rejects.toThrow()
  store.subscribe = subscribe
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
})

test('without a limit there is none', async () => {
  subscriptions = new Subscriptions(store, Number.POSITIVE_INFINITY, 2, clock)
  for (let index = 0; index < 10; index++) await subscriptions.subscribe(from('a'), [`${index}`, 'same'])
  expect(store.topicCount).toBe(11)
})
