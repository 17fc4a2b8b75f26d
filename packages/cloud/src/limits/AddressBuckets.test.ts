import { expect, test } from 'vitest'
import { AddressBuckets } from './AddressBuckets'

const RATE = { burst: 10, perSecond: 1 }

test('limits all addresses of a network to twice the rate of one', () => {
  const addresses = new AddressBuckets(RATE, 2)
  const take = (address: string, network?: string): boolean => addresses.take({ address, network }, 10, 0)
  expect([take('a', 'n'), take('b', 'n'), take('c', 'n')]).toEqual([true, true, false])
  expect([take('c', 'm'), take('d')]).toEqual([true, true])
})

test('takes tokens from both buckets or from neither', () => {
  const addresses = new AddressBuckets(RATE, 1)
  expect(addresses.take({ address: 'a', network: 'n' }, 10, 0)).toBe(true)
  expect(addresses.take({ address: 'b', network: 'n' }, 10, 0)).toBe(false)
  expect(addresses.take({ address: 'b', network: 'm' }, 10, 0)).toBe(true)

  addresses.give({ address: 'a', network: 'n' }, 10, 0)
  expect(addresses.take({ address: 'a', network: 'n' }, 10, 0)).toBe(true)
})

test('an unlimited address rate leaves networks unlimited too', () => {
  const addresses = new AddressBuckets({ burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }, 2)
  for (let now = 0; now < 10; now += 1) expect(addresses.take({ address: 'a', network: 'n' }, 1e9, now)).toBe(true)
})
