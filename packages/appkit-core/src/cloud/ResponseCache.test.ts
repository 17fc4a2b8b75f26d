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

test('an answer is given again while it is new, and per key', async () => {
  const { environment, read } = bench()
  expect(await read()).toBe(1)
  environment.advance(999)
  expect(await read()).toBe(1)
  expect(await read('b')).toBe(2)
})

test('an old answer is given at once and asked for anew for the next reader', async () => {
  const { environment, read } = bench()
  await read()
  environment.advance(1000)
  expect(await read()).toBe(1)
  await settled()
  expect(await read()).toBe(2)
})

test('an old answer outlives a failure; the reader without one hears of it and may ask again', async () => {
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

test('only the newest 100 answers are kept', async () => {
  const { read } = bench()
  for (let key = 0; key < 101; key++) await read(String(key))
  expect(await read('100')).toBe(101)
  expect(await read('0')).toBe(102)
})
