import { expect, test } from 'vitest'
import { finite, objectOf, recordOf, text } from '../storage/decode'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { json } from '../storage/storageKeys'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { StoredCache } from './StoredCache'

function bench() {
  const environment = new ScriptedEnvironment()
  const storage = memoryStorage()
  const key = json('kept', recordOf(objectOf({ value: text(200_000), timestamp: finite }, {})))
  const cache = new StoredCache<{ value: string; timestamp: number }>(new Store(storage), environment, key, 1000)
  const kept = () => Object.keys(JSON.parse(storage.getItem('kept') ?? '{}'))
  return { environment, storage, cache, kept }
}

test('returns an entry until it expires, and removes it with the next write', () => {
  const { cache, environment, kept } = bench()
  cache.write('a', { value: '1' })
  environment.advance(999)
  expect(cache.read('a')?.value).toBe('1')
  environment.advance(1)
  expect(cache.read('a')).toBeUndefined()
  cache.write('b', { value: '2' })
  expect(kept()).toEqual(['b'])
})

test('ignores an entry dated in the future', () => {
  const { cache, storage, environment } = bench()
  storage.setItem('kept', JSON.stringify({ a: { value: '1', timestamp: environment.now() + 1 } }))
  expect(cache.read('a')).toBeUndefined()
})

test.each(['no json', '[]', '{"a":{"value":1,"timestamp":1000000}}', '{"a":null}'])(
  'ignores invalid data and repairs it with the next write: %s',
  raw => {
    const { cache, storage, kept } = bench()
    storage.setItem('kept', raw)
    expect(cache.read('a')).toBeUndefined()
    cache.write('b', { value: '2' })
    expect(kept()).toEqual(['b'])
  },
)

test("keeps 100 entries and skips those that would fill the app's storage", () => {
  const { cache, kept } = bench()
  for (let id = 0; id < 101; id++) cache.write(`id ${id}`, { value: '' })
  expect(kept()).toHaveLength(100)
  expect(cache.read('id 0')).toBeUndefined()
  cache.write('id 100', { value: 'x'.repeat(100_000) })
  expect(cache.read('id 100')).toBeUndefined()
})

test('detects an oversized entry without serializing it', () => {
  const printed: string[] = []
  const key = {
    ...json('kept', recordOf(objectOf({ value: text(200_000), timestamp: finite }, {}))),
    print: (entries: Record<string, unknown>) => {
      printed.push(...Object.keys(entries))
      return JSON.stringify(entries)
    },
  }
  const cache = new StoredCache<{ value: string; timestamp: number }>(
    new Store(memoryStorage()),
    new ScriptedEnvironment(),
    key,
    1000,
  )
  cache.write('long', { value: 'x'.repeat(100_001) })
  expect(printed).toEqual([])
  cache.write('short', { value: 'x' })
  expect(printed).toContain('short')
})
