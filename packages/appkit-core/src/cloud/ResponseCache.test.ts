import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ResponseCache } from './ResponseCache'

function bench() {
  const environment = new ScriptedEnvironment()
  const cache = new ResponseCache(environment)
  let loads = 0
  let failure: Error | undefined
  const read = (key = 'a') =>
    cache.read(key, 1000, async () => {
      if (failure) throw failure
      return ++loads
    })
  return { environment, read, fail: (error: Error | undefined) => void (failure = error) }
}

test('returns a fresh entry by key', async () => {
  const { environment, read } = bench()
  expect(await read()).toBe(1)
  environment.advance(999)
  expect(await read()).toBe(1)
  expect(await read('b')).toBe(2)
})

test('returns a stale entry and refreshes it for the next reader', async () => {
  const { environment, read } = bench()
  await read()
  environment.advance(1000)
  expect(await read()).toBe(1)
  await settled()
  expect(await read()).toBe(2)
})

test('keeps a stale entry after a failure, and rejects only readers without one', async () => {
  const { environment, read, fail } = bench()
  fail(new Error('down'))
  await expect(read()).rejects.toThrow('down')
  fail(undefined)
  expect(await read()).toBe(1)
  environment.advance(1000)
  fail(new Error('down'))
  expect(await read()).toBe(1)
  await settled()
  expect(await read()).toBe(1)
})

test('keeps the 100 newest entries', async () => {
  const { read } = bench()
  for (let key = 0; key < 101; key++) await read(String(key))
  expect(await read('100')).toBe(101)
  expect(await read('0')).toBe(102)
})
