import { expect, test } from 'vitest'
import { RecentValues } from './RecentValues'

test('loads a value again after 15 minutes, and after a failure', async () => {
  let now = 0
  let loaded = 0
  const values = new RecentValues<{ readonly loaded: number }>(() => now)
  const load = async (): Promise<{ readonly loaded: number }> => {
    loaded += 1
    if (loaded === 1) throw new Error('unavailable')
    return { loaded }
  }
  await expect(values.get('a', load)).rejects.toThrow('unavailable')
  expect(await values.get('a', load)).toEqual({ loaded: 2 })
  now += 15 * 60 * 1000 - 1
  expect(await values.get('a', load)).toEqual({ loaded: 2 })
  expect(await values.get('b', load)).toEqual({ loaded: 3 })
  now += 1
  expect(await values.get('a', load)).toEqual({ loaded: 4 })
})
