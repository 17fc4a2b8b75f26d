import { expect, test } from 'vitest'
import { isLoopbackHost, ownOrigins } from './ownOrigins'

test.each([
  'localhost',
  'LocalHost:3000',
  'app.localhost',
  'a.b.localhost:80',
  '127.0.0.1',
  '127.255.0.10:8080',
  '[::1]:3000',
])('treats %s as this machine', host => {
  expect(isLoopbackHost(host)).toBe(true)
  expect(ownOrigins(host)).toEqual([`https://${host.toLowerCase()}`, `http://${host.toLowerCase()}`])
})

test.each([
  'app.example.org',
  'localhost.example.org',
  'notlocalhost',
  '.localhost',
  'localhost:',
  'localhost:port',
  'x127.0.0.1',
  '127.0.0.1.example.org',
  '127.0.0',
  '128.0.0.1',
  '[::1].example.org',
  '[::2]',
  '::1',
])('treats %s as another machine, whose pages need https', host => {
  expect(isLoopbackHost(host)).toBe(false)
  expect(ownOrigins(host)).toEqual([`https://${host}`])
})

test('accepts plain http pages only if http is allowed', () => {
  expect(ownOrigins('App.example.org', true)).toEqual(['https://app.example.org', 'http://app.example.org'])
  expect(ownOrigins('localhost:3000', false)).toEqual(['https://localhost:3000'])
})
