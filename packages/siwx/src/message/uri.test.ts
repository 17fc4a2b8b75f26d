import { expect, test } from 'vitest'
import { isHost, isRequestId, isUri } from './uri'

test.each([
  'a',
  'a.example',
  'a.example:',
  'a.example:0',
  'a.example:65535',
  '[::1]',
  '[2001:db8::1]:443',
  '127.0.0.1',
  '%41',
])('accepts the host %s', host => {
  expect(isHost(host)).toBe(true)
})

test.each([
  '',
  ':80',
  'a:123456',
  'a:b',
  'a@b',
  'a/b',
  'a b',
  'a%4',
  '[::1',
  '[]',
  '[1]',
  '[::g]',
  '[::1]a',
  'x[::1]',
  ' a',
  'a\n',
])('rejects the host %j', host => {
  expect(isHost(host)).toBe(false)
})

test.each([
  'x:',
  'urn:a:b',
  'mailto:a@b.example',
  'a+b-c.d1:x',
  'https:',
  'https://',
  'file:///a',
  'https://a',
  'https://a/',
  'https://a?b=/?',
  'https://a#b/?',
  'https://a/b;c=d//e?f#g',
  'https://u:p@a:80/',
  'https://@a/',
  'https://[::1]:80?a',
  'https://a/%41',
])('accepts the URI %s', uri => {
  expect(isUri(uri)).toBe(true)
})

test.each([
  '',
  'a',
  '/a',
  '//a',
  ':a',
  '1a:b',
  'a_b:c',
  ' x:a',
  'x:a b',
  'x:a#b#c',
  'x:[a]',
  'x:%4g',
  'https://a b/',
  'https://a@b@c/',
  'https://a:b:c/',
  'https://a:123456/',
  'https://[::1/',
  'https://[g]/',
  'https://[::1]a/',
  'https://a/[b]',
  'https://a?[b]',
  'https://a/%',
  'https://a/\n',
])('rejects the URI %j', uri => {
  expect(isUri(uri)).toBe(false)
})

test.each([
  ['a', true],
  ['a:@!%41', true],
  ['', false],
  ['a/b', false],
  ['a?', false],
  ['%4', false],
  [' a', false],
])('checks the request id %j: %s', (id, expected) => {
  expect(isRequestId(id)).toBe(expected)
})
