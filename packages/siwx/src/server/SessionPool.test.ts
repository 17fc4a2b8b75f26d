import { expect, test } from 'vitest'
import { signInData } from '../../test/signInMessage'
import { SessionPool } from './SessionPool'
import type { StoredSession } from './SessionStore'

/** A session of an account, of `length` characters as JSON if that is given. */
function sessionOf(account: number, length = 0): StoredSession {
  const address = `0x${account.toString(16).padStart(40, '0')}`
  const data = signInData({ accountAddress: address })
  const make = (message: string): StoredSession => ({
    signIns: [{ address, chainId: data.chainId, proof: 'key', data, message, signature: '' }],
    expiresAt: 100,
  })
  return make('x'.repeat(Math.max(0, length - JSON.stringify(make('')).length)))
}

const keysIn = (pool: SessionPool, ...keys: string[]): string[] => keys.filter(key => pool.has(key))

test('a session of up to 2048 characters counts as one, each 2048 more as another', () => {
  const pool = new SessionPool(10)
  pool.set('a', sessionOf(1, 2048), 'client')
  expect(pool.size).toBe(1)
  pool.set('b', sessionOf(2, 2049), 'client')
  expect(pool.size).toBe(3)
  pool.set('b', sessionOf(2, 4097), 'client')
  expect(pool.size).toBe(4)
  pool.delete('a')
  pool.delete('unknown')
  expect(pool.size).toBe(3)
})

test('a session without accounts is kept like any other', () => {
  const pool = new SessionPool(10)
  pool.set('a', { signIns: [], expiresAt: 100 }, 'client')
  expect(pool.use('a')).toEqual({ signIns: [], expiresAt: 100 })
  expect(pool.use('b')).toBeUndefined()
})

test('the client that holds most gives way, its least recently used session first', () => {
  const pool = new SessionPool(10)
  for (const [at, key] of ['a', 'b', 'c'].entries()) pool.set(key, sessionOf(at), 'many')
  pool.set('d', sessionOf(3), 'few')
  pool.use('a')
  expect(pool.evict('d')).toBe(true)
  expect(keysIn(pool, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd'])
})

test('who holds most is a matter of size, not of number', () => {
  const pool = new SessionPool(10)
  pool.set('small', sessionOf(1), 'one')
  pool.set('small too', sessionOf(2), 'one')
  pool.set('large', sessionOf(3, 6000), 'another')
  pool.evict('small')
  expect(keysIn(pool, 'small', 'small too', 'large')).toEqual(['small', 'small too'])
})

test.each([
  ['a', ['b']],
  ['b', ['a']],
])('at a tie the newcomer gives way, whichever client came first: %s', (newcomer, left) => {
  const pool = new SessionPool(10)
  pool.set('a', sessionOf(1), 'one')
  pool.set('b', sessionOf(2), 'another')
  pool.evict(newcomer)
  expect(keysIn(pool, 'a', 'b')).toEqual(left)
})

test('a session that is set again without a client stays with the one that it had', () => {
  const pool = new SessionPool(10)
  pool.set('a', sessionOf(1), 'one')
  pool.set('a2', sessionOf(2), 'one')
  pool.set('b', sessionOf(3), 'another')
  pool.set('a2', sessionOf(2), undefined)
  pool.evict('b')
  expect(keysIn(pool, 'a', 'a2', 'b')).toEqual(['a2', 'b'])
})

test('what a client held before counts no more once it is gone', () => {
  const pool = new SessionPool(10)
  for (const key of ['a', 'b', 'c']) pool.set(key, sessionOf(1), 'left')
  for (const key of ['a', 'b', 'c']) pool.delete(key)
  pool.set('d', sessionOf(2), 'stays')
  pool.set('e', sessionOf(3), 'new')
  expect(pool.evict('e')).toBe(true)
  expect(keysIn(pool, 'd', 'e')).toEqual(['d'])
})

test('an empty pool has nothing to give', () => {
  expect(new SessionPool(10).evict('a')).toBe(false)
})

test('an account keeps as many sessions as it may, and room made by itself is enough', () => {
  const pool = new SessionPool(2)
  pool.set('other', sessionOf(2), 'client')
  for (const key of ['a', 'b']) pool.set(key, sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'other')).toHaveLength(3)
  // The same session again is no further one
  pool.set('b', sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'other')).toHaveLength(3)
  pool.use('a')
  pool.set('c', sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'c', 'other')).toEqual(['a', 'c', 'other'])
})
