import { expect, test } from 'vitest'
import { AddressBytes } from './AddressBytes'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

test('an address holds as much as the limit says, until it expires or is given back; others don’t notice', () => {
  const addresses = new AddressBytes(100)
  expect(addresses.hold('a', 60, MINUTE, 0)).toBeDefined()
  const giveBack = addresses.hold('a', 40, 2 * MINUTE, 0)
  expect(addresses.hold('a', 1, MINUTE, 0)).toBeUndefined()
  expect(addresses.hold('b', 100, MINUTE, 0)).toBeDefined()

  giveBack?.()
  giveBack?.()
  expect(addresses.hold('a', 41, MINUTE, 0)).toBeUndefined()
  expect(addresses.hold('a', 40, MINUTE, 0)).toBeDefined()
  expect(addresses.hold('a', 100, 2 * MINUTE, MINUTE)).toBeDefined()
})

test('what is given back after it expired counts once', () => {
  const addresses = new AddressBytes(100)
  const giveBack = addresses.hold('a', 60, MINUTE, 0)
  addresses.sweep(MINUTE)
  expect(addresses.size).toBe(0)
  giveBack?.()
  expect(addresses.hold('a', 100, 2 * MINUTE, MINUTE)).toBeDefined()
  expect(addresses.hold('a', 1, 2 * MINUTE, MINUTE)).toBeUndefined()
})

test('half of it may be filled for long, so that whoever shares the address can still say what is soon over', () => {
  const addresses = new AddressBytes(100)
  expect(addresses.hold('a', 51, DAY, 0)).toBeUndefined()
  expect(addresses.hold('a', 50, DAY, 0)).toBeDefined()
  expect(addresses.hold('a', 1, DAY, 0)).toBeUndefined()
  expect(addresses.hold('a', 50, 5 * MINUTE, 0)).toBeDefined()
})

test('without a limit nothing is refused', () => {
  const addresses = new AddressBytes(Number.POSITIVE_INFINITY)
  expect(addresses.hold('a', 1e15, DAY, 0)).toBeDefined()
  expect(addresses.hold('a', 1e15, DAY, 0)).toBeDefined()
})
