import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage'
import { clientStorage, globalCoreName, hasStoredSession, sessionStorageOf, storagePrefix } from './clientStorage'

afterEach(() => vi.unstubAllGlobals())

const relay = 'wss://relay.example.org'
const sessions = (prefix: string, expiry: number) => ({
  [`wc@2:client:0.3:${prefix}//session`]: JSON.stringify([{ expiry }]),
})

test('finds an unexpired session without the library', () => {
  const storage = memoryStorage(sessions('p@relay', 100))
  expect(hasStoredSession(storage, 'p@relay', 99_000)).toBe(true)
  expect(hasStoredSession(storage, 'p@relay', 100_000)).toBe(false)
  expect(hasStoredSession(storage, 'other@relay', 99_000)).toBe(false)
})

test("ignores values that aren't a list of sessions", () => {
  for (const raw of ['', 'nonsense', '{}', '[null]', '"text"'])
    expect(hasStoredSession(memoryStorage({ 'wc@2:client:0.3:p//session': raw }), 'p', 0)).toBe(false)
})

test('derives the prefix from project and relay, and skips one that is taken', () => {
  const storage = memoryStorage()
  expect(storagePrefix(storage, `${relay}/`, 'p', 0)).toBe('p@relay.example.org')
  vi.stubGlobal(globalCoreName('p@relay.example.org'), {})
  expect(storagePrefix(storage, relay, 'p', 0)).toBe('p@relay.example.org#2')
  expect(storagePrefix(storage, relay, 'q', 0)).toBe('q@relay.example.org')
})

test('finds an earlier session under its prefix', () => {
  const storage = memoryStorage(sessions('p@relay.example.org#2', 100))
  expect(storagePrefix(storage, relay, 'p', 0)).toBe('p@relay.example.org#2')
})

test('keeps session keys out of storage that a server reads', () => {
  const own = memoryStorage()
  expect(sessionStorageOf({ storage: own }, undefined)).toBe(own)
  const shared = { ...memoryStorage(), sharedWithServer: true }
  expect(sessionStorageOf({ storage: shared }, undefined)).not.toBe(shared)
})

test('stores JSON with bigints as strings, and keeps values in memory when storage is full', async () => {
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
