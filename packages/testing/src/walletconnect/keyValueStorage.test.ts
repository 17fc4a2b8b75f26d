import { expect, test } from 'vitest'
import { keyValueStorage } from './keyValueStorage'

/** A store as a browser has it. */
function createStore(text?: string) {
  const values = new Map(text === undefined ? [] : [['key', text]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('what is stored is there after a reload, and what was removed is not', async () => {
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

test('wallets with keys of their own share a store', async () => {
  const store = createStore()
  await keyValueStorage(store, 'one').setItem('a', 1)
  expect(await keyValueStorage(store, 'one').getKeys()).toEqual(['a'])
  expect(await keyValueStorage(store, 'other').getKeys()).toEqual([])
})

test('a value is a copy: it does not change with the object that was stored', async () => {
  const storage = keyValueStorage(undefined, 'key')
  const session = { topic: 'a' }
  await storage.setItem('session', session)
  session.topic = 'b'
  expect(await storage.getItem('session')).toEqual({ topic: 'a' })
})

test.each(['{', 'null', '{"a":1}', '[1]', '[["a"]]', '[["a",1]]', '[["a","1"],null]'])(
  'a store with %s in it counts as empty',
  async text => {
    const storage = keyValueStorage(createStore(text), 'key')
    expect(await storage.getKeys()).toEqual([])
    await storage.setItem('a', 1)
    expect(await storage.getItem('a')).toBe(1)
  },
)

test('a store that throws is as none', async () => {
  const fail = () => {
    throw new Error('denied')
  }
  const storage = keyValueStorage({ getItem: fail, setItem: fail }, 'key')
  await storage.setItem('a', 1)
  expect(await storage.getItem('a')).toBe(1)
  await storage.removeItem('a')
  expect(await storage.getKeys()).toEqual([])
})
