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

test('the clients of an address share its topic limit, separate from other addresses', async () => {
  await subscriptions.subscribe(from('a', 'one'), ['1', '2'])
  await expect(subscriptions.subscribe(from('a', 'two'), ['3', '4'])).rejects.toThrow(StoreFull)
  await subscriptions.subscribe(from('a', 'two'), ['3'])
  await expect(subscriptions.subscribe(from('a', 'three'), ['4'])).rejects.toThrow(StoreFull)
  await subscriptions.subscribe(from('b'), ['4'])
  expect(store.topicCount).toBe(4)
})

test('a repeated subscription is free, even at the limit', async () => {
  for (let index = 0; index < 5; index++) await subscriptions.subscribe(from('a'), ['1', '2'])
  await subscriptions.subscribe(from('a'), ['3'])
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
})

test('frees subscriptions that end by unsubscribe or expiry', async () => {
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
  await subscriptions.unsubscribe(from('a'), ['1', 'unknown'])
  await subscriptions.subscribe(from('a'), ['4'])
  await expect(subscriptions.subscribe(from('a'), ['5'])).rejects.toThrow(StoreFull)
  clock.advance(30 * DAY)
  await subscriptions.subscribe(from('a'), ['5', '6', '7'])
})

test('charges nothing if the store fails', async () => {
  const { subscribe } = store
  store.subscribe = () => Promise.reject(new Error('no connection'))
  for (let index = 0; index < 5; index++) await expect(subscriptions.subscribe(from('a'), ['1'])).rejects.toThrow()
  store.subscribe = subscribe
  await subscriptions.subscribe(from('a'), ['1', '2', '3'])
})

test('subscribes without a limit', async () => {
  subscriptions = new Subscriptions(store, Number.POSITIVE_INFINITY, 2, clock)
  for (let index = 0; index < 10; index++) await subscriptions.subscribe(from('a'), [`${index}`, 'same'])
  expect(store.topicCount).toBe(11)
})
