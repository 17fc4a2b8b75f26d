import { expect, test } from 'vitest'
import { bearerToken } from './bearerToken'

test('the token keeps its case, the scheme may have any', () => {
  expect(bearerToken('Bearer aBc.D-_e')).toBe('aBc.D-_e')
  expect(bearerToken('bearer  aBc')).toBe('aBc')
})

test('anything else holds no token', () => {
  for (const header of [undefined, '', 'Bearer', 'Basic aBc', 'Bearer a b']) expect(bearerToken(header)).toBeUndefined()
})
