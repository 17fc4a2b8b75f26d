import { expect, test } from 'vitest'
import type { KeyValueStorage } from './KeyValueStorage'
import { localStorageOf } from './localStorage'
import { memoryStorage } from './memoryStorage'
import { Store } from './Store'
import { activeNamespaceKey, connectionsKey } from './storageKeys'

const refuse = () => {
  throw new Error('QuotaExceededError')
}

test('reads written values and drops removed ones', () => {
  const store = new Store(memoryStorage())
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  store.remove(activeNamespaceKey)
  expect(store.read(activeNamespaceKey)).toBeUndefined()
})

test('drops a value that fails its schema without throwing', () => {
  expect(new Store(memoryStorage({ '@appkit/connections': '{broken' })).read(connectionsKey)).toBeUndefined()
})

test.each([undefined, 7, Promise.resolve('solana')])('reads nothing when custom storage returns %o', value => {
  const storage = { ...memoryStorage(), getItem: () => value } as unknown as KeyValueStorage
  expect(new Store(storage).read(activeNamespaceKey)).toBeUndefined()
})

test('keeps values in memory where storage is blocked', () => {
  const store = new Store({ getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(store.read(activeNamespaceKey)).toBeUndefined()
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  store.remove(activeNamespaceKey)
  expect(store.read(activeNamespaceKey)).toBeUndefined()
})

test('removes an old value when private mode refuses a write', () => {
  const storage = memoryStorage({ '@appkit/active_namespace': 'eip155' })
  const store = new Store({ ...storage, setItem: refuse })
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  expect(new Store(storage).read(activeNamespaceKey)).toBeUndefined()
})

test('reads from storage again once a write succeeds', () => {
  const storage = memoryStorage()
  let isFull = true
  const store = new Store({ ...storage, setItem: (name, value) => (isFull ? refuse() : storage.setItem(name, value)) })
  store.write(activeNamespaceKey, 'solana')
  isFull = false
  store.write(activeNamespaceKey, 'eip155')
  expect(storage.getItem('@appkit/active_namespace')).toBe('eip155')
  expect(store.read(activeNamespaceKey)).toBe('eip155')
})

test('uses localStorage if available, else memory', () => {
  const own = memoryStorage()
  expect(localStorageOf({ localStorage: own } as unknown as typeof window)).toBe(own)
  const forbidden = {
    get localStorage() {
      return refuse()
    },
  } as unknown as typeof window
  for (const page of [undefined, { localStorage: null } as unknown as typeof window, forbidden]) {
    const storage = localStorageOf(page)
    storage.setItem('a', 'b')
    expect(storage.getItem('a')).toBe('b')
  }
})
