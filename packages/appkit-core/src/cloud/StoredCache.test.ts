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

test('an answer counts until its time is over, and leaves storage with the next write', () => {
  const { cache, environment, kept } = bench()
  cache.write('a', { value: '1' })
  environment.advance(999)
  expect(cache.read('a')?.value).toBe('1')
  environment.advance(1)
  expect(cache.read('a')).toBeUndefined()
  cache.write('b', { value: '2' })
  expect(kept()).toEqual(['b'])
})

test('an answer of a clock that was ahead counts as absent', () => {
  const { cache, storage, environment } = bench()
  storage.setItem('kept', JSON.stringify({ a: { value: '1', timestamp: environment.now() + 1 } }))
  expect(cache.read('a')).toBeUndefined()
})

test.each(['no json', '[]', '{"a":{"value":1,"timestamp":1000000}}', '{"a":null}'])(
  'what does not fit counts as absent, and the next write mends it: %s',
  raw => {
    const { cache, storage, kept } = bench()
    storage.setItem('kept', raw)
    expect(cache.read('a')).toBeUndefined()
    cache.write('b', { value: '2' })
    expect(kept()).toEqual(['b'])
  },
)

test('a hundred answers are kept, and none that would fill the storage of the page', () => {
  const { cache, kept } = bench()
  for (let id = 0; id < 101; id++) cache.write(`id ${id}`, { value: '' })
  expect(kept()).toHaveLength(100)
  expect(cache.read('id 0')).toBeUndefined()
  cache.write('id 100', { value: 'x'.repeat(100_000) })
  expect(cache.read('id 100')).toBeUndefined()
})

test('an answer that is far too long is not printed to find that out', () => {
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
