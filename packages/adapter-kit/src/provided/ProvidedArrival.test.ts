import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProvidedArrival } from './ProvidedArrival'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hosts = new Set([{ providedIds: undefined }, { providedIds: ['email'] }])

test('waits for no wallet that no feature provides', () => {
  expect(new ProvidedArrival<string>(hosts).wait('io.one')).toBeUndefined()
  expect(new ProvidedArrival<string>(new Set()).wait('email')).toBeUndefined()
})

test('resolves with the wallet once it arrives, for all who wait', async () => {
  const arrival = new ProvidedArrival<string>(hosts)
  const waits = [arrival.wait('email'), arrival.wait('email')]
  expect(arrival.arrive('email', 'wallet')).toBe(true)
  expect(await Promise.all(waits)).toEqual(['wallet', 'wallet'])
})

test('resolves without a wallet after four seconds, and a later arrival ends no wait', async () => {
  const arrival = new ProvidedArrival<string>(hosts)
  const wait = arrival.wait('email')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await wait).toBeUndefined()
  expect(arrival.arrive('email', 'late')).toBe(false)
})

test('a wallet that arrives before anything waits ends no wait', () => {
  expect(new ProvidedArrival<string>(hosts).arrive('email', 'early')).toBe(false)
})
