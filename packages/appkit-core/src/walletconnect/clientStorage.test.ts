import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage'
import { clientStorage, globalCoreName, hasStoredSession, sessionStorageOf, storagePrefix } from './clientStorage'

afterEach(() => vi.unstubAllGlobals())

const relay = 'wss://relay.example.org'
const sessions = (prefix: string, expiry: number) => ({
  [`wc@2:client:0.3:${prefix}//session`]: JSON.stringify([{ expiry }]),
})

test('a session is found without the library, until it has expired', () => {
  const storage = memoryStorage(sessions('p@relay', 100))
  expect(hasStoredSession(storage, 'p@relay', 99_000)).toBe(true)
  expect(hasStoredSession(storage, 'p@relay', 100_000)).toBe(false)
  expect(hasStoredSession(storage, 'other@relay', 99_000)).toBe(false)
})

test('what isn’t a list of sessions is none', () => {
  for (const raw of ['', 'nonsense', '{}', '[null]', '"text"'])
    expect(hasStoredSession(memoryStorage({ 'wc@2:client:0.3:p//session': raw }), 'p', 0)).toBe(false)
})

test('the place is that of project and relay; one that a client of this page holds is not taken again', () => {
  const storage = memoryStorage()
  expect(storagePrefix(storage, `${relay}/`, 'p', 0)).toBe('p@relay.example.org')
  vi.stubGlobal(globalCoreName('p@relay.example.org'), {})
  expect(storagePrefix(storage, relay, 'p', 0)).toBe('p@relay.example.org#2')
  expect(storagePrefix(storage, relay, 'q', 0)).toBe('q@relay.example.org')
})

test('a session of an earlier visit is found in the place that it was given then', () => {
  const storage = memoryStorage(sessions('p@relay.example.org#2', 100))
  expect(storagePrefix(storage, relay, 'p', 0)).toBe('p@relay.example.org#2')
})

test('what a server reads is never given the keys of a session', () => {
  const own = memoryStorage()
  expect(sessionStorageOf({ storage: own }, undefined)).toBe(own)
  const shared = { ...memoryStorage(), sharedWithServer: true }
  expect(sessionStorageOf({ storage: shared }, undefined)).not.toBe(shared)
})

test('values come back as they were, big numbers as text, and what a full storage refuses lasts for the visit', async () => {
  const storage = memoryStorage()
  const kept = clientStorage(storage)
  await kept.setItem('a', { value: 12345678901234567890n, list: [1] })
  expect(await kept.getItem('a')).toEqual({ value: '12345678901234567890', list: [1] })
  expect(await kept.getItem('b')).toBeUndefined()
  expect(await kept.getKeys()).toEqual(['a'])

  const full = clientStorage({
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  })
  await full.setItem('c', 1)
  expect(await full.getItem('c')).toBe(1)
  await full.removeItem('c')
  expect(await full.getItem('c')).toBeUndefined()
})
