import { expect, test } from 'vitest'
import { PlaceBuckets } from './PlaceBuckets'

const RATE = { burst: 10, perSecond: 1 }

test('all addresses of a network have the rate of two', () => {
  const places = new PlaceBuckets(RATE, 2)
  const take = (address: string, network?: string): boolean => places.take({ address, network }, 10, 0)
  expect([take('a', 'n'), take('b', 'n'), take('c', 'n')]).toEqual([true, true, false])
  expect([take('c', 'm'), take('d')]).toEqual([true, true])
})

test('it is both or none', () => {
  const places = new PlaceBuckets(RATE, 1)
  expect(places.take({ address: 'a', network: 'n' }, 10, 0)).toBe(true)
  expect(places.take({ address: 'b', network: 'n' }, 10, 0)).toBe(false)
  expect(places.take({ address: 'b', network: 'm' }, 10, 0)).toBe(true)

  places.give({ address: 'a', network: 'n' }, 10, 0)
  expect(places.take({ address: 'a', network: 'n' }, 10, 0)).toBe(true)
})

test('without a limit there is none for networks either', () => {
  const places = new PlaceBuckets({ burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }, 2)
  for (let now = 0; now < 10; now += 1) expect(places.take({ address: 'a', network: 'n' }, 1e9, now)).toBe(true)
})
