import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RetryableFailure, withRetries } from './withRetries'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/**
 * Runs a request that fails with each failure in turn, then succeeds. Returns the times of the attempts and the
 * outcome.
 */
async function run(failures: readonly (RetryableFailure | undefined)[]) {
  const start = Date.now()
  const attempts: number[] = []
  const outcome = withRetries(
    async () => {
      const failure = failures[attempts.push(Date.now() - start) - 1]
      if (attempts.length <= failures.length) throw Object.assign(new Error(`attempt ${attempts.length}`), { failure })
      return 'answer'
    },
    error => (error as { failure?: RetryableFailure }).failure,
  ).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  return { attempts, outcome: await outcome }
}

test.each([403, 408, 413, 429, 500, 502, 503, 504])('retries after status %i', async status => {
  expect(await run([{ status }])).toEqual({ attempts: [0, 150], outcome: 'answer' })
})

test.each([400, 401, 404, 422, 501])('does not retry after status %i', async status => {
  expect(await run([{ status }])).toEqual({ attempts: [0], outcome: 'attempt 1' })
})

test('gives up after three retries with doubled delays', async () => {
  expect(await run([{}, {}, {}, {}, {}])).toEqual({ attempts: [0, 150, 450, 1050], outcome: 'attempt 4' })
})

test("does not retry a response that another attempt can't change", async () => {
  expect(await run([undefined])).toEqual({ attempts: [0], outcome: 'attempt 1' })
})

test('waits for Retry-After, in seconds or until a date', async () => {
  expect(await run([{ status: 429, retryAfter: '2' }])).toEqual({ attempts: [0, 2000], outcome: 'answer' })
  const retryAfter = 'Thu, 01 Jan 2026 00:00:05 GMT'
  vi.setSystemTime(Date.parse('2026-01-01T00:00:00Z'))
  expect(await run([{ status: 503, retryAfter }])).toEqual({ attempts: [0, 5000], outcome: 'answer' })
})

test.each(['', 'soon', '0', 'Thu, 01 Jan 2015 00:00:00 GMT'])(
  'waits the usual delay after Retry-After "%s"',
  async retryAfter => {
    expect(await run([{ status: 429, retryAfter }])).toEqual({ attempts: [0, 150], outcome: 'answer' })
  },
)

test.each(['3600', 'Thu, 01 Jan 2027 00:00:00 GMT', '99999999999999999999'])(
  'gives up immediately when Retry-After is "%s"',
  async retryAfter => {
    expect(await run([{ status: 429, retryAfter }])).toEqual({ attempts: [0], outcome: 'attempt 1' })
  },
)
