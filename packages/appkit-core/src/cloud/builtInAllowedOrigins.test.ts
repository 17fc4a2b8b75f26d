import { expect, test } from 'vitest'
import { builtInAllowedOrigins } from './builtInAllowedOrigins'
import { isAllowedOrigin } from './isAllowedOrigin'

test.each([
  'http://localhost',
  'http://localhost:3000',
  'https://127.0.0.1:8443',
  'https://preview.vercel.app',
  'https://a1.pages.dev',
])('allows %s for every project', origin => {
  expect(isAllowedOrigin(origin, builtInAllowedOrigins)).toBe(true)
})

test.each([
  'https://example.com',
  'https://vercel.app',
  'https://localhost.evil.com',
  'https://evil-pages.dev',
  'http://a1.pages.dev',
])("doesn't allow %s for every project", origin => {
  expect(isAllowedOrigin(origin, builtInAllowedOrigins)).toBe(false)
})
