import { expect, test } from 'vitest'
import { avatarShapes } from './avatarShapes'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d84f3A'

test('an address always has the same avatar, whatever its checksum case', () => {
  expect(avatarShapes(address)).toEqual(avatarShapes(address.toLowerCase()))
})

test('addresses that differ by one character look different', () => {
  expect(avatarShapes(address)).not.toEqual(avatarShapes(address.replace(/A$/, 'B')))
})

test('every shape has valid colours and stays near the square', () => {
  for (let index = 0; index < 500; index++) {
    const { ground, discs } = avatarShapes(`0x${index}`)
    for (const fill of [ground, ...discs.map(disc => disc.fill)]) expect(fill).toMatch(/^hsl\(-?\d+ \d+% \d+%\)$/)
    for (const { cx, cy } of discs) {
      expect(cx).toBeGreaterThanOrEqual(0)
      expect(cx).toBeLessThanOrEqual(64)
      expect(cy).toBeGreaterThanOrEqual(0)
      expect(cy).toBeLessThanOrEqual(64)
    }
  }
})
