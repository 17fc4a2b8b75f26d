import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { withTimeout } from './withTimeout'

test.each([
  ['a result', async () => 'answer', 'answer'],
  ['a rejection', () => Promise.reject(new Error('boom')), 'fallback'],
  [
    'a thrown error',
    () => {
      throw new Error('boom')
    },
    'fallback',
  ],
])('handles %s before the timeout', async (_, work: () => Promise<string>, expected) => {
  expect(await withTimeout(new ScriptedEnvironment(), 1_000, work, 'fallback')).toBe(expected)
})

test('returns the fallback after the timeout', async () => {
  const clock = new ScriptedEnvironment()
  const waiting = withTimeout(clock, 1_000, () => new Promise(() => {}), 'fallback')
  clock.advance(1_000)
  expect(await waiting).toBe('fallback')
})
