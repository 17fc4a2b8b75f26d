import { expect, test } from 'vitest'
import { isOriginAllowed, isOwnOrigin } from './originRules'
import { LOOPBACK_ORIGINS } from './Project'

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
  ['https://xappyexample', ['https://*app.example'], false],
  ['https://a-1.preview.b-2.example', ['https://a-*.preview.*.example'], true],
  ['https://a.example', ['https://a*a.example'], false],
  ['com.example.app', ['com.example.app'], true],
  ['com.example.app.evil', ['com.example.app'], false],
  ['https://anything.example', ['*'], true],
  ['null', ['https://app.example'], false],
  ['https://app.example', [], false],
])('%s against %j: %s', (origin, patterns, expected) => {
  expect(isOriginAllowed(origin, patterns)).toBe(expected)
})

test.each(['http://localhost:3000', 'https://127.0.0.1:8443', 'http://[::1]:5173'])(
  'apps on loopback may use every project, but must be listed to count as its own: %s',
  origin => {
    expect(isOriginAllowed(origin, [])).toBe(true)
    expect(isOwnOrigin(origin, [])).toBe(false)
    expect(isOwnOrigin(origin, [origin])).toBe(true)
    expect(isOwnOrigin(origin, LOOPBACK_ORIGINS)).toBe(true)
  },
)

test.each(['https://preview.pages.dev', 'https://preview.vercel.app', 'https://a1b2.ngrok-free.app'])(
  'preview hosts, where anyone can publish an app, must be listed by the project: %s',
  origin => {
    expect(isOriginAllowed(origin, ['https://app.example'])).toBe(false)
    expect(isOriginAllowed(origin, [origin])).toBe(true)
  },
)

test('matches a pattern of many stars in linear time', () => {
  expect(isOriginAllowed(`https://${'a'.repeat(2000)}`, [`${'*a'.repeat(500)}*b`])).toBe(false)
})
