import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { withTimeout } from './withTimeout'

test('what comes in time is the answer, and no timer stays; so it is with a failure', async () => {
  const environment = new ScriptedEnvironment()
  expect(await withTimeout(environment, Promise.resolve('soon'), 100)).toBe('soon')
  await expect(withTimeout(environment, Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken')
  expect(environment.openTimers).toBe(0)
})

test('what takes longer is nothing', async () => {
  const environment = new ScriptedEnvironment()
  const answer = withTimeout(environment, new Promise(() => {}), 100)
  environment.advance(99)
  expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits')
  environment.advance(1)
  expect(await answer).toBeUndefined()
})
