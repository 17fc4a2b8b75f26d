import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { withTimeout } from './withTimeout'

test.each([
  ['an answer', async () => 'answer', 'answer'],
  ['a failure', () => Promise.reject(new Error('boom')), 'fallback'],
  [
    'a throw',
    () => {
      throw new Error('boom')
    },
    'fallback',
  ],
])('%s in time counts', async (_, work: () => Promise<string>, expected) => {
  expect(await withTimeout(new ScriptedEnvironment(), 1_000, work, 'fallback')).toBe(expected)
})

test('an answer that is late does not', async () => {
  const clock = new ScriptedEnvironment()
  const waiting = withTimeout(clock, 1_000, () => new Promise(() => {}), 'fallback')
  clock.advance(1_000)
  expect(await waiting).toBe('fallback')
})
