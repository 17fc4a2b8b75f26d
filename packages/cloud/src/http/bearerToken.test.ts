import { expect, test } from 'vitest'
import { bearerToken } from './bearerToken'

test("keeps the token's case and accepts any case of the scheme", () => {
  expect(bearerToken('Bearer aBc.D-_e')).toBe('aBc.D-_e')
  expect(bearerToken('bearer  aBc')).toBe('aBc')
})

test('returns nothing for any other header', () => {
  for (const header of [undefined, '', 'Bearer', 'Basic aBc', 'Bearer a b']) expect(bearerToken(header)).toBeUndefined()
})
