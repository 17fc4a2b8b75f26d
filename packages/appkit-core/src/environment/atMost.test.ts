import { expect, test } from 'vitest'
import { FakeEnvironment } from '../../test/FakeEnvironment'
import { atMost } from './atMost'

test('what comes in time is the answer, and no timer stays; so it is with a failure', async () => {
  const environment = new FakeEnvironment()
  expect(await atMost(environment, 100, Promise.resolve('soon'))).toBe('soon')
  await expect(atMost(environment, 100, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(environment.openTimers).toBe(0)
})

test('what takes longer is nothing', async () => {
  const environment = new FakeEnvironment()
  const answer = atMost(environment, 100, new Promise(() => {}))
  environment.advance(99)
  expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits')
  environment.advance(1)
  expect(await answer).toBeUndefined()
})
