import { expect, test } from 'vitest'
import { frameAncestors, refererOrigin } from './frameAncestors'

test.each([
  'https://app.example',
  'https://app.example:8443',
  'https://*.app.example',
  'http://localhost',
  'http://localhost:*',
  'http://127.0.0.1:*',
])('a policy names %s', pattern => {
  expect(frameAncestors([pattern], undefined)).toEqual([pattern])
})

test.each([
  ['any text', '*', 'https://evil.example'],
  ['a pattern inside a host', 'https://shop-*.app.example', 'https://shop-1.app.example'],
  ['any scheme', '*://app.example', 'https://app.example'],
  ['a pattern at the end', 'https://app.*', 'https://app.example'],
])('names only the embedding page for %s', (_, pattern, parent) => {
  expect(frameAncestors([pattern], undefined)).toEqual(["'none'"])
  expect(frameAncestors([pattern], parent)).toEqual([parent])
  expect(frameAncestors(['https://other.example', pattern], parent)).toEqual(['https://other.example', parent])
})

test('15. names no page that the project does not list', () => {
  expect(frameAncestors(['https://app.example'], 'https://evil.example')).toEqual(['https://app.example'])
  expect(frameAncestors([], 'https://evil.example')).toEqual(["'none'"])
  expect(frameAncestors(['*'], 'null')).toEqual(["'none'"])
})

test.each([
  'com.example.app',
  "https://app.example; script-src 'unsafe-inline'",
  'https://app.example\nset-cookie: a=b',
  "'self'",
  'data:',
  'https:',
  'https://[::1]:5173',
  'https://app.example/path',
])('leaves out %j, which is no host', pattern => {
  expect(frameAncestors([pattern], undefined)).toEqual(["'none'"])
})

test('reads the origin of the embedding page', () => {
  const of = (referer?: string): string | undefined =>
    refererOrigin(new Headers(referer === undefined ? {} : { referer }))
  expect(of('https://app.example/a?b#c')).toBe('https://app.example')
  expect(of()).toBeUndefined()
  expect(of('about:blank')).toBeUndefined()
  expect(of('nothing')).toBeUndefined()
})
