import { svgDangers } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import { initials, neutralIcon } from './neutralIcon'

test('draws the same tile for the same id, and different tiles for different ids', () => {
  expect(neutralIcon('a', 'AB')).toBe(neutralIcon('a', 'AB'))
  const tiles = new Set(Array.from({ length: 40 }, (_, number) => neutralIcon(`wallet ${number}`, 'AB')))
  expect(tiles.size).toBeGreaterThan(4)
})

test('uses the first letters of two words, in any script', () => {
  expect(initials('Trust Wallet')).toBe('TW')
  expect(initials('αU wallet')).toBe('ΑW')
  expect(initials('1inch')).toBe('1')
  expect(initials('!!')).toBe('')
})

test('escapes hostile letters', () => {
  const icon = neutralIcon('x', '</text><script>"&')
  expect(icon).not.toContain('<script')
  expect(svgDangers(icon)).toEqual([])
})
