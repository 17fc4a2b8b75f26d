import { expect, test } from 'vitest'
import { PlaceBytes } from './PlaceBytes'

const MINUTE = 60_000

test('all addresses of a network hold as much as two of them, others don’t notice', () => {
  const held = new PlaceBytes(100, 2)
  const hold = (address: string, network?: string): unknown => held.hold({ address, network }, 80, MINUTE, 0)
  expect([hold('a', 'n'), hold('b', 'n')]).not.toContain(undefined)
  expect(hold('c', 'n')).toBeUndefined()
  expect(hold('c', 'm')).toBeDefined()
  expect(hold('d')).toBeDefined()
})

test('what a network has no room for isn’t counted of its address either, and what is given back is free in both', () => {
  const held = new PlaceBytes(100, 1)
  const giveBack = held.hold({ address: 'a', network: 'n' }, 80, MINUTE, 0)
  expect(held.hold({ address: 'b', network: 'n' }, 80, MINUTE, 0)).toBeUndefined()
  giveBack?.()
  expect(held.hold({ address: 'b', network: 'n' }, 100, MINUTE, 0)).toBeDefined()
})
