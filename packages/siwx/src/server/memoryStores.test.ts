import { expect, test } from 'vitest'
import { signInData } from '../../test/signInMessage'
import { memoryNonces } from './memoryNonces'
import { memorySessions } from './memorySessions'
import type { StoredSession } from './SessionStore'

test('marks a nonce as used once, until it expires', async () => {
  const clock = { time: 0 }
  const nonces = memoryNonces(10, () => clock.time)
  expect(await Promise.all([nonces.use('one', 100), nonces.use('one', 100)])).toEqual([true, false])
  clock.time = 99
  expect(await nonces.use('one', 100)).toBe(false)
})

test('keeps every used nonce until it expires, even at the limit', async () => {
  const clock = { time: 0 }
  const nonces = memoryNonces(3, () => clock.time)
  for (const nonce of ['a', 'b', 'c']) await nonces.use(nonce, 100)
  await expect(nonces.use('d', 100)).rejects.toMatchObject({ code: 'siwx/busy' })
  expect(await nonces.use('a', 100)).toBe(false)
  clock.time = 100
  expect(await nonces.use('d', 200)).toBe(true)
})

const address = (index: number): string => `0x${index.toString(16).padStart(40, '0')}`

function sessionOf(account: string, changes: Partial<StoredSession['signIns'][number]> = {}): StoredSession {
  const data = signInData({ accountAddress: account })
  const signIn = { address: account, chainId: data.chainId, proof: 'key' as const, data, message: '', signature: '' }
  return { signIns: [{ ...signIn, ...changes }], expiresAt: 100 }
}

test('ends sessions in memory when they expire', async () => {
  const clock = { time: 0 }
  const sessions = memorySessions(2, () => clock.time)
  const session = sessionOf(address(1))
  await sessions.set('a', session)
  await sessions.set('b', session)
  await sessions.delete('a')
  expect(await Promise.all(['a', 'b'].map(key => sessions.get(key)))).toEqual([undefined, session])
  clock.time = 100
  expect(await sessions.get('b')).toBeUndefined()
})

test('expired sessions free their space even if nothing reads them, so no client is rejected', async () => {
  const clock = { time: 0 }
  const sessions = memorySessions(2, () => clock.time)
  for (const index of [1, 2]) await sessions.set(`${index}`, sessionOf(address(index)), `client ${index}`)
  clock.time = 99
  const late = { ...sessionOf(address(3)), expiresAt: 200 }
  await expect(sessions.set('3', late, 'client 3')).rejects.toMatchObject({ code: 'siwx/busy' })
  clock.time = 100
  await sessions.set('3', late, 'client 3')
  expect(await sessions.get('3')).toEqual(late)
})

test('a client that signs in with many accounts ends only its own sessions', async () => {
  const sessions = memorySessions(100, () => 0)
  await sessions.set('user', sessionOf(address(0)), 'the user')
  for (let index = 1; index <= 1000; index++) await sessions.set(`own ${index}`, sessionOf(address(index)), 'attacker')
  expect(await sessions.get('user')).toBeDefined()
  expect(await sessions.get('own 1')).toBeUndefined()
  await sessions.set('another', sessionOf(address(2000)), 'another user')
  expect(await Promise.all(['user', 'another'].map(key => sessions.get(key)))).not.toContain(undefined)
})

test("a client can't evict another that has no more sessions than itself", async () => {
  const sessions = memorySessions(10, () => 0)
  for (let index = 0; index < 10; index++) await sessions.set(`${index}`, sessionOf(address(index)), `client ${index}`)
  await expect(sessions.set('late', sessionOf(address(11)), 'late client')).rejects.toMatchObject({ code: 'siwx/busy' })
  expect(await Promise.all(Array.from({ length: 10 }, (_, index) => sessions.get(`${index}`)))).not.toContain(undefined)
})

test('without client keys, keeps active sessions', async () => {
  const sessions = memorySessions(100, () => 0)
  await sessions.set('user', sessionOf(address(0)))
  for (let index = 1; index <= 1000; index++) {
    await sessions.set(`own ${index}`, sessionOf(address(index)))
    if (index % 50 === 0) expect(await sessions.get('user')).toBeDefined()
  }
})

test('keeps at most 50 sessions per account and evicts the least recently used', async () => {
  const sessions = memorySessions(1000, () => 0)
  await sessions.set('other account', sessionOf(address(0)))
  for (let index = 1; index <= 50; index++) await sessions.set(`${index}`, sessionOf(address(1)))
  await sessions.get('1')
  // The same key on another chain is the same account.
  await sessions.set('51', sessionOf(address(1).toUpperCase(), { chainId: 'eip155:10' }))
  expect(await Promise.all(['1', '3', '51', 'other account'].map(key => sessions.get(key)))).not.toContain(undefined)
  expect(await sessions.get('2')).toBeUndefined()
})

test('a contract on another chain ends no session of an account with the same address', async () => {
  const sessions = memorySessions(1000, () => 0)
  await sessions.set('safe', sessionOf(address(1), { proof: 'contract' }))
  const elsewhere = sessionOf(address(1), { proof: 'contract', chainId: 'eip155:10' })
  for (let index = 0; index < 100; index++) await sessions.set(`${index}`, elsewhere)
  expect(await sessions.get('safe')).toBeDefined()
})

test('counts large sessions as several', async () => {
  const sessions = memorySessions(100, () => 0)
  for (let index = 0; index < 20; index++)
    await sessions.set(`${index}`, sessionOf(address(index), { signature: 'f'.repeat(20_000) }))
  const kept = await Promise.all(Array.from({ length: 20 }, (_, index) => sessions.get(`${index}`)))
  expect(kept.filter(session => session)).toHaveLength(10)
})
