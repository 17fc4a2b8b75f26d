import { expect, test } from 'vitest'
import { signInData } from '../../test/signInMessage'
import { SessionPool } from './SessionPool'
import type { StoredSession } from './SessionStore'

/** Returns a session of an account, with `length` characters of JSON if given. */
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

test('counts a session of up to 2048 characters as one, and each 2048 more as another', () => {
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

test('stores a session without accounts like any other', () => {
  const pool = new SessionPool(10)
  pool.set('a', { signIns: [], expiresAt: 100 }, 'client')
  expect(pool.use('a')).toEqual({ signIns: [], expiresAt: 100 })
  expect(pool.use('b')).toBeUndefined()
})

test('evicts the least recently used session of the client with the most sessions', () => {
  const pool = new SessionPool(10)
  for (const [at, key] of ['a', 'b', 'c'].entries()) pool.set(key, sessionOf(at), 'many')
  pool.set('d', sessionOf(3), 'few')
  pool.use('a')
  expect(pool.evict('d')).toBe(true)
  expect(keysIn(pool, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd'])
})

test('compares clients by the size of their sessions, not by their number', () => {
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
])('in a tie, evicts from the newcomer, whichever client came first: %s', (newcomer, left) => {
  const pool = new SessionPool(10)
  pool.set('a', sessionOf(1), 'one')
  pool.set('b', sessionOf(2), 'another')
  pool.evict(newcomer)
  expect(keysIn(pool, 'a', 'b')).toEqual(left)
})

test('a session that is set again without a client stays with its client', () => {
  const pool = new SessionPool(10)
  pool.set('a', sessionOf(1), 'one')
  pool.set('a2', sessionOf(2), 'one')
  pool.set('b', sessionOf(3), 'another')
  pool.set('a2', sessionOf(2), undefined)
  pool.evict('b')
  expect(keysIn(pool, 'a', 'a2', 'b')).toEqual(['a2', 'b'])
})

test('deleted sessions no longer count for a client', () => {
  const pool = new SessionPool(10)
  for (const key of ['a', 'b', 'c']) pool.set(key, sessionOf(1), 'left')
  for (const key of ['a', 'b', 'c']) pool.delete(key)
  pool.set('d', sessionOf(2), 'stays')
  pool.set('e', sessionOf(3), 'new')
  expect(pool.evict('e')).toBe(true)
  expect(keysIn(pool, 'd', 'e')).toEqual(['d'])
})

test('evicts nothing from an empty pool', () => {
  expect(new SessionPool(10).evict('a')).toBe(false)
})

test('an account has a limited number of sessions and evicts only its own', () => {
  const pool = new SessionPool(2)
  pool.set('other', sessionOf(2), 'client')
  for (const key of ['a', 'b']) pool.set(key, sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'other')).toHaveLength(3)
  // Setting the same session again adds none.
  pool.set('b', sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'other')).toHaveLength(3)
  pool.use('a')
  pool.set('c', sessionOf(1), 'client')
  expect(keysIn(pool, 'a', 'b', 'c', 'other')).toEqual(['a', 'c', 'other'])
})
