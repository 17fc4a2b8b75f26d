import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedProvider } from '../../../test/convert/scriptedProvider'
import { SwapFailure } from '../SwapFailure'
import type { SwapProvider } from '../SwapProvider'
import { QuoteCollector } from './QuoteCollector'

const INPUT = { chainId: 'eip155:1', from: 'native', to: `0x${'1'.repeat(40)}`, amount: 1n, slippageBps: 100 }
const { signal } = new AbortController()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A provider that answers after a number of milliseconds, or never. */
function after(id: string, delay: number, toAmount: bigint | Error = 100n): SwapProvider {
  return scriptedProvider({
    id,
    quote: (_, aborted) =>
      new Promise((resolve, reject) => {
        aborted.addEventListener('abort', () => reject(aborted.reason), { once: true })
        if (delay === Number.POSITIVE_INFINITY) return
        setTimeout(() => (typeof toAmount === 'bigint' ? resolve({ toAmount }) : reject(toAmount)), delay)
      }),
  })
}

function start(providers: readonly SwapProvider[]) {
  const warn = vi.fn()
  const started = Date.now()
  const settled = new QuoteCollector({ warn }).collect(providers, INPUT, signal).then(({ offers, skipped }) => ({
    after: Date.now() - started,
    offers: offers.map(({ provider }) => provider.id),
    skipped: skipped.map(({ provider, reason }) => `${provider} ${reason}`),
  }))
  return { settled, warn }
}

test('returns once every provider has answered', async () => {
  const { settled } = start([after('a', 50), after('b', 10, new SwapFailure('no-route'))])
  await vi.advanceTimersByTimeAsync(50)
  expect(await settled).toEqual({ after: 50, offers: ['a'], skipped: ['b no-route'] })
})

test.each([
  [4, 600],
  [3, 900],
  [2, 1200],
  [1, 1500],
])('with %d of five offers, waits %d ms', async (answering, wait) => {
  const providers = Array.from({ length: 5 }, (_, index) =>
    after(`p${index}`, index < answering ? 10 : Number.POSITIVE_INFINITY),
  )
  const { settled } = start(providers)
  await vi.advanceTimersByTimeAsync(wait)
  expect(await settled).toMatchObject({ after: wait })
  expect((await settled).skipped).toContain('p4 unavailable')
})

test('waits for the first offer as long as a provider may take', async () => {
  const { settled } = start([after('slow', 4000), after('never', Number.POSITIVE_INFINITY)])
  await vi.advanceTimersByTimeAsync(4000)
  expect(await settled).toMatchObject({ after: 4000, offers: ['slow'], skipped: ['never unavailable'] })
})

test('keeps the order of the providers if the last one answers first', async () => {
  const { settled } = start([after('late', 500), after('early', 1)])
  await vi.advanceTimersByTimeAsync(500)
  expect((await settled).offers).toEqual(['late', 'early'])
})

test('skips a provider that throws or pays out nothing', async () => {
  const { settled, warn } = start([after('broken', 1, new TypeError('x')), after('zero', 1, 0n), after('good', 1)])
  await vi.advanceTimersByTimeAsync(1)
  expect(await settled).toMatchObject({ offers: ['good'], skipped: ['broken unavailable', 'zero amount-too-low'] })
  expect(warn).toHaveBeenCalledOnce()
})

test('logs a better quote that came too late', async () => {
  const { settled, warn } = start([after('fast', 1, 100n), after('better', 2000, 110n), after('worse', 2000, 90n)])
  await vi.advanceTimersByTimeAsync(1500)
  expect((await settled).offers).toEqual(['fast'])
  await vi.advanceTimersByTimeAsync(500)
  expect(warn.mock.calls).toEqual([
    [{ provider: 'better', chainId: 'eip155:1', toAmount: '110', best: '100' }, 'A better quote came too late'],
  ])
})
