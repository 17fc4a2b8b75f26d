import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { toPortfolio } from './Portfolio'
import { PortfolioFeed } from './PortfolioFeed'
import type { PortfolioState } from './PortfolioState'

function setUp() {
  const environment = new ScriptedEnvironment()
  const bench = {
    environment,
    state: { status: 'idle' } as PortfolioState,
    states: [] as string[],
    requestCount: 0,
    toasts: 0,
    isVisible: true,
    failure: undefined as Error | undefined,
    /** Age of the response in milliseconds. */
    age: 0,
    hold: Promise.resolve(),
  }
  const feed = new PortfolioFeed({
    environment,
    async load() {
      bench.requestCount++
      const asOf = environment.now() - bench.age
      await bench.hold
      if (bench.failure) throw bench.failure
      return toPortfolio([], { source: 'backend', asOf, currency: 'usd' })
    },
    read: () => bench.state,
    write: state => {
      bench.state = state
      bench.states.push(state.status)
    },
    isVisible: () => bench.isVisible,
    onFailure: () => void bench.toasts++,
  })
  const pass = async (ms: number) => {
    environment.advance(ms)
    await settled()
  }
  return { bench, feed, pass, environment }
}

test('refreshes watched assets every 10 s and keeps the good ones on screen', async () => {
  const { bench, feed, pass } = setUp()
  feed.watch()
  await settled()
  await pass(9_999)
  expect(bench.requestCount).toBe(1)
  await pass(1)
  await pass(10_000)
  expect(bench.requestCount).toBe(3)
  expect(bench.states).toEqual(['loading', 'ready', 'ready', 'ready'])
})

test('stops requests and timers when the last watcher stops', async () => {
  const { bench, feed, pass, environment } = setUp()
  const [stop, stopOther] = [feed.watch(), feed.watch()]
  await settled()
  stop()
  stop()
  await pass(10_000)
  expect(bench.requestCount).toBe(2)
  stopOther()
  await pass(60_000)
  expect(bench.requestCount).toBe(2)
  expect(environment.openTimers).toBe(0)
})

test('pauses while hidden, and refreshes immediately when visible after 10 s', async () => {
  const { bench, feed, pass, environment } = setUp()
  feed.watch()
  await settled()
  bench.isVisible = false
  feed.look()
  await pass(60_000)
  expect(bench.requestCount).toBe(1)
  expect(environment.openTimers).toBe(0)
  bench.isVisible = true
  feed.look()
  expect(bench.requestCount).toBe(2)
  await settled()
  await pass(4_000)
  feed.look()
  expect(bench.requestCount).toBe(2)
})

test('shows a cached response that is 10 s old and refreshes it immediately', async () => {
  const { bench, feed, pass } = setUp()
  bench.age = 12_000
  feed.watch()
  bench.age = 0
  await settled()
  await pass(0)
  expect(bench.requestCount).toBe(2)
  expect(bench.states).toEqual(['loading', 'ready', 'ready'])
})

test('pauses for 30 s after a failure and keeps the last good assets as stale', async () => {
  const { bench, feed, pass, environment } = setUp()
  feed.watch()
  await settled()
  bench.failure = new Error('503')
  await pass(10_000)
  const since = environment.now()
  expect(bench.state).toMatchObject({ status: 'stale', since, portfolio: { asOf: since - 10_000 } })
  await pass(29_999)
  await feed.refresh({ isFresh: true })
  expect(bench.requestCount).toBe(2)
  await pass(1)
  expect(bench.requestCount).toBe(3)
  expect(bench.state).toMatchObject({ status: 'stale', since })
  bench.failure = undefined
  await pass(30_000)
  expect(bench.state).toMatchObject({ status: 'ready', portfolio: { asOf: environment.now() } })
})

test('the state is unavailable without any assets, and a series of failures is reported once', async () => {
  const { bench, feed, pass } = setUp()
  bench.failure = new Error('503')
  feed.watch()
  await settled()
  expect(bench.state).toMatchObject({ status: 'unavailable' })
  await pass(30_000)
  expect(bench.states).toEqual(['loading', 'unavailable', 'unavailable'])
  expect(bench.toasts).toBe(1)
  bench.failure = undefined
  await pass(30_000)
  bench.failure = new Error('503')
  await pass(10_000)
  expect(bench.toasts).toBe(2)
})

test('shares a response between concurrent calls, but not one from before the tokens moved', async () => {
  const { bench, feed } = setUp()
  let answer = () => {}
  bench.hold = new Promise(resolve => {
    answer = resolve
  })
  const asking = [feed.refresh({}), feed.refresh({}), feed.refresh({ forceUpdate: ['eip155:1:0xaa'] })]
  await settled()
  expect(bench.requestCount).toBe(1)
  answer()
  await Promise.all(asking)
  expect(bench.requestCount).toBe(2)
})

test('sends no request once stopped', async () => {
  const { bench, feed, pass, environment } = setUp()
  feed.watch()
  await settled()
  feed.stop()
  await pass(60_000)
  expect(bench.requestCount).toBe(1)
  expect(environment.openTimers).toBe(0)
})
