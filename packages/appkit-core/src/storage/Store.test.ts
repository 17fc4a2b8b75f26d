import { expect, test } from 'vitest'
import type { KeyValueStorage } from './KeyValueStorage'
import { localStorageOf } from './localStorage'
import { memoryStorage } from './memoryStorage'
import { Store } from './Store'
import { activeNamespaceKey, connectionsKey } from './storageKeys'

const refuse = () => {
  throw new Error('QuotaExceededError')
}

test('what is written is read back, what is removed is gone', () => {
  const store = new Store(memoryStorage())
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  store.remove(activeNamespaceKey)
  expect(store.read(activeNamespaceKey)).toBeUndefined()
})

test('a value that fails its schema is dropped, never thrown over', () => {
  expect(new Store(memoryStorage({ '@appkit/connections': '{broken' })).read(connectionsKey)).toBeUndefined()
})

test.each([undefined, 7, Promise.resolve('solana')])("a host's storage that gives %o has nothing to read", value => {
  const storage = { ...memoryStorage(), getItem: () => value } as unknown as KeyValueStorage
  expect(new Store(storage).read(activeNamespaceKey)).toBeUndefined()
})

test('where storage is forbidden the visit still works, in memory', () => {
  const store = new Store({ getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(store.read(activeNamespaceKey)).toBeUndefined()
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  store.remove(activeNamespaceKey)
  expect(store.read(activeNamespaceKey)).toBeUndefined()
})

test('private mode that reads but refuses to write does not bring an old value back at the next visit', () => {
  const storage = memoryStorage({ '@appkit/active_namespace': 'eip155' })
  const store = new Store({ ...storage, setItem: refuse })
  store.write(activeNamespaceKey, 'solana')
  expect(store.read(activeNamespaceKey)).toBe('solana')
  expect(new Store(storage).read(activeNamespaceKey)).toBeUndefined()
})

test('once the browser keeps values again, memory no longer answers', () => {
  const storage = memoryStorage()
  let isFull = true
  const store = new Store({ ...storage, setItem: (name, value) => (isFull ? refuse() : storage.setItem(name, value)) })
  store.write(activeNamespaceKey, 'solana')
  isFull = false
  store.write(activeNamespaceKey, 'eip155')
  expect(storage.getItem('@appkit/active_namespace')).toBe('eip155')
  expect(store.read(activeNamespaceKey)).toBe('eip155')
})

test('localStorage is used where the page has it, memory where it has none or forbids it', () => {
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
