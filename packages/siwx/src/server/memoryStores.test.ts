import { expect, test } from 'vitest'
import { memoryNonces } from './memoryNonces'
import { memorySessions } from './memorySessions'
import type { StoredSession } from './SessionStore'

test('a nonce in memory is taken once, and in time', async () => {
  const clock = { time: 0 }
  const nonces = memoryNonces(10, () => clock.time)
  await nonces.add('one', 100)
  expect(await Promise.all([nonces.take('one'), nonces.take('one')])).toEqual([true, false])
  await nonces.add('two', 100)
  clock.time = 100
  expect(await nonces.take('two')).toBe(false)
  expect(await nonces.take('never')).toBe(false)
})

test('asking for nonces does not fill the memory: the oldest go', async () => {
  const nonces = memoryNonces(3, () => 0)
  for (const nonce of ['a', 'b', 'c', 'd']) await nonces.add(nonce, 100)
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(nonce => nonces.take(nonce)))).toEqual([false, true, true, true])
})

test('sessions in memory end in time, and the oldest go when there are too many', async () => {
  const clock = { time: 0 }
  const sessions = memorySessions(2, () => clock.time)
  const session: StoredSession = { signIns: [], expiresAt: 100 }
  for (const key of ['a', 'b', 'c']) await sessions.set(key, session)
  expect(await Promise.all(['a', 'b', 'c'].map(key => sessions.get(key)))).toEqual([undefined, session, session])
  await sessions.delete('b')
  expect(await sessions.get('b')).toBeUndefined()
  clock.time = 100
  expect(await sessions.get('c')).toBeUndefined()
})
