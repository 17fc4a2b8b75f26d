import { expect, test } from 'vitest'
import { ActivityFeed } from './ActivityFeed'
import type { ActivityState } from './ActivityState'

/** Starts a feed on a history with one page and exposes what it writes. */
function startFeed() {
  const scene = { now: 0, loads: 0, states: [] as ActivityState[], isKnown: true }
  const feed = new ActivityFeed({
    chain: 'eip155:1',
    now: () => scene.now,
    read: () => scene.states.at(-1) ?? { status: 'idle' },
    write: state => void scene.states.push(state),
    load: async () => {
      scene.loads++
      return scene.isKnown ? { data: [] } : undefined
    },
    onLoadMore() {},
    onFailure() {},
  })
  return { scene, feed, statuses: () => scene.states.map(({ status }) => status) }
}

test('treats the history as fresh for 15 s, whatever other caches hold', async () => {
  const { feed, scene } = startFeed()
  await feed.refresh()
  scene.now = 14_999
  await feed.refresh()
  expect(scene.loads).toBe(1)
  scene.now = 15_000
  await feed.refresh()
  expect(scene.loads).toBe(2)
})

test('reads again when a poll is due, however late the last answer arrived', async () => {
  const { feed, scene } = startFeed()
  await feed.look()
  scene.now = 14_700
  await feed.look()
  expect(scene.loads).toBe(1)
  await feed.look(true)
  expect(scene.loads).toBe(2)
})

test('shares a load between concurrent calls and refreshes without a loading state', async () => {
  const { feed, scene, statuses } = startFeed()
  await Promise.all([feed.refresh(), feed.refresh()])
  scene.now = 15_000
  await feed.refresh()
  expect([scene.loads, statuses()]).toEqual([2, ['loading', 'ready', 'ready']])
})

test('reads an unknown network again without a loading state', async () => {
  const { feed, scene, statuses } = startFeed()
  scene.isKnown = false
  await feed.refresh()
  await feed.refresh()
  expect(statuses()).toEqual(['loading', 'unknown', 'unknown'])
})

test('loads nothing if there are no older transactions', async () => {
  const { feed, scene, statuses } = startFeed()
  await feed.loadMore()
  await feed.refresh()
  await feed.loadMore()
  expect([scene.loads, statuses()]).toEqual([1, ['loading', 'ready']])
})
