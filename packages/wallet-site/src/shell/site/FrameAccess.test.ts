import { expect, test } from 'vitest'
import { isOriginAllowed } from './FrameAccess'

const access = (origins: readonly string[], isLocal = false) => ({ origins, isLocal })

test.each([
  ['https://app.example', ['https://app.example'], true],
  ['https://app.example', ['https://app.example/some/path'], true],
  ['https://app.example:8443', ['https://app.example'], false],
  ['http://app.example', ['https://app.example'], false],
  ['https://a.app.example', ['https://*.app.example'], true],
  ['https://a.b.app.example', ['https://*.app.example'], true],
  ['https://app.example', ['https://*.app.example'], false],
  ['https://evil.example', ['https://*.app.example'], false],
  ['https://a.app.example.evil.example', ['https://*.app.example'], false],
  ['https://a.example', ['https://a*a.example'], false],
  ['https://anything.example', ['*'], true],
  ['null', ['*'], false],
  ['', ['*'], false],
  ['https://app.example', [], false],
  ['http://localhost:3000', [], false],
])('%s against %j: %s', (origin, origins, expected) => {
  expect(isOriginAllowed(origin, access(origins))).toBe(expected)
})

test.each([
  ['http://localhost:3000', true],
  ['https://127.0.0.1:8443', true],
  ['http://[::1]:5173', true],
  ['https://localhost.evil.example', false],
  ['https://app.example', false],
])('a local server admits apps on its machine only: %s is %s', (origin, expected) => {
  expect(isOriginAllowed(origin, access([], true))).toBe(expected)
})

test('matches a pattern of many stars in linear time', () => {
  expect(isOriginAllowed(`https://${'a'.repeat(2000)}`, access([`${'*a'.repeat(500)}*b`]))).toBe(false)
})
