import { expect, test } from 'vitest'
import { isAllowedOrigin } from './isAllowedOrigin'

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com', 'https://example.com/'],
  ['https://example.com', 'https://EXAMPLE.com/some/path'],
  ['https://example.com', 'https://example.com:443'],
  ['https://example.com', 'example.com'],
  ['https://xn--mnchen-3ya.de', 'https://münchen.de'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:*'],
  ['chrome-extension://abcdef', 'chrome-extension://abcdef'],
])('matches %s with %s', (origin, pattern) => {
  expect(isAllowedOrigin(origin, ['https://other.org', pattern])).toBe(true)
})

test.each([
  ['https://app.example.com', 'https://*.example.com'],
  ['https://a.b.example.com', 'https://*.example.com'],
  ['https://app.example.com', '*.example.com'],
  ['https://app.example.com', 'https://*.EXAMPLE.com/'],
  ['https://app.example.com', 'https://*.example.com:443'],
  ['https://app.example.com:8443', 'https://*.example.com:8443'],
  ['https://app.example.com:8443', 'https://*.example.com:*'],
  ['https://app.example.com', 'https://*.example.com:*'],
  ['http://localhost', 'http://localhost:*'],
  ['http://localhost:5173', 'http://localhost:*'],
  ['https://shop-git-main.example.com', 'https://shop-*.example.com'],
  ['https://shop-git-main-team.example.com', 'https://shop-*-main-*.example.com'],
  ['https://a.preview.example.com', 'https://a.*.example.com'],
  ['https://anything.org', '*'],
])('matches %s with the wildcard %s', (origin, pattern) => {
  expect(isAllowedOrigin(origin, [pattern])).toBe(true)
})

test.each([
  ['https://example.com', 'https://*.example.com', 'the bare domain'],
  ['https://a.b.evil.com', 'https://*.example.com', 'a deep subdomain of another domain'],
  ['https://app.evil.com', 'https://*.example.com', 'another domain with the same top-level domain'],
  ['https://evil-example.com', 'https://*.example.com', 'a domain with a similar ending'],
  ['https://evilexample.com', 'https://*example.org', 'a different ending'],
  ['https://app.example.com.evil.org', 'https://*.example.com', 'the domain as a prefix'],
  ['https://app.example.comx', 'https://*.example.com', 'a longer top-level domain'],
  ['https://appXexampleYcom.org', 'https://app.example.com*', 'other characters instead of dots'],
  ['https://app.exampleXcom', 'https://*.example.com', 'a dot treated as a wildcard'],
  ['http://app.example.com', 'https://*.example.com', 'a different scheme'],
  ['http://app.example.com', '*.example.com', 'http if the pattern has no scheme'],
  ['https://app.example.com:8443', 'https://*.example.com', 'an extra port'],
  ['https://app.example.com', 'https://*.example.com:8443', 'a missing port'],
  ['https://a.b.example.com', 'https://x-*.example.com', 'an extra label'],
  ['https://shop-.evil.example.com', 'https://shop-*.example.com', 'a wildcard across a dot'],
  ['https://ab.example.com', 'https://ab*b.example.com', 'overlapping ends'],
  ['https://evil.com', 'https://app.example.com@*.com', 'a pattern with a username'],
  ['https://evil.com', '**', "a pattern that isn't an origin"],
  ['https://evil.com', '', 'an empty pattern'],
  ['http://localhost.evil.com', 'http://localhost:*', 'localhost as a subdomain'],
  ['https://example.com/', 'https://example.com', 'an origin with a path'],
  ['https://example.com.', 'https://example.com', 'a trailing dot'],
  ['null', 'null', 'an opaque origin'],
  ['null', '*', 'an opaque origin if every origin is allowed'],
  ['', '*.example.com', 'no origin'],
])("doesn't match %s with %s (%s)", (origin, pattern) => {
  expect(isAllowedOrigin(origin, [pattern])).toBe(false)
})

test('allows nothing with an empty list', () => {
  expect(isAllowedOrigin('https://example.com', [])).toBe(false)
})

test('matches a pattern full of wildcards in linear time', () => {
  expect(isAllowedOrigin(`https://${'a'.repeat(60)}.com`, [`https://${'a*'.repeat(5000)}b.com`])).toBe(false)
})
