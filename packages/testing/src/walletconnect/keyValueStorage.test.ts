import { expect, test } from 'vitest'
import { keyValueStorage } from './keyValueStorage'

/** Creates a storage like a browser's. */
function createStore(text?: string) {
  const values = new Map(text === undefined ? [] : [['key', text]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test("stored values survive a reload, and removed ones don't", async () => {
  const store = createStore()
  const first = keyValueStorage(store, 'key')
  await first.setItem('session', { topic: 'a' })
  await first.setItem('gone', 1)
  expect(await keyValueStorage(store, 'key').getKeys()).toEqual(['session', 'gone'])
  await first.removeItem('gone')
  const second = keyValueStorage(store, 'key')
  expect(await second.getKeys()).toEqual(['session'])
  expect(await second.getEntries()).toEqual([['session', { topic: 'a' }]])
  expect(await second.getItem('session')).toEqual({ topic: 'a' })
  expect(await second.getItem('gone')).toBeUndefined()
})

test('wallets with different keys can share a storage', async () => {
  const store = createStore()
  await keyValueStorage(store, 'one').setItem('a', 1)
  expect(await keyValueStorage(store, 'one').getKeys()).toEqual(['a'])
  expect(await keyValueStorage(store, 'other').getKeys()).toEqual([])
})

test("stores a copy of a value, which later changes don't affect", async () => {
  const storage = keyValueStorage(undefined, 'key')
  const session = { topic: 'a' }
  await storage.setItem('session', session)
  session.topic = 'b'
  expect(await storage.getItem('session')).toEqual({ topic: 'a' })
})

test.each(['{', 'null', '{"a":1}', '[1]', '[["a"]]', '[["a",1]]', '[["a","1"],null]'])(
  'ignores a storage that contains %s',
  async text => {
    const storage = keyValueStorage(createStore(text), 'key')
    expect(await storage.getKeys()).toEqual([])
    await storage.setItem('a', 1)
    expect(await storage.getItem('a')).toBe(1)
  },
)

test('a storage that throws only prevents persistence', async () => {
  const fail = () => {
    throw new Error('denied')
  }
  const storage = keyValueStorage({ getItem: fail, setItem: fail }, 'key')
  await storage.setItem('a', 1)
  expect(await storage.getItem('a')).toBe(1)
  await storage.removeItem('a')
  expect(await storage.getKeys()).toEqual([])
})
