import { expect, test } from 'vitest'
import { ActivityFeed } from './ActivityFeed'
import type { ActivityState } from './ActivityState'

/** A feed of a history with one page, that a test looks into. */
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

test('what was read counts as new for 15 s, whatever is kept elsewhere', async () => {
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

test('it loads once: what is read again replaces what is there without a sign', async () => {
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

test('without anything older there is nothing to load', async () => {
  const { feed, scene, statuses } = startFeed()
  await feed.loadMore()
  await feed.refresh()
  await feed.loadMore()
  expect([scene.loads, statuses()]).toEqual([1, ['loading', 'ready']])
})
