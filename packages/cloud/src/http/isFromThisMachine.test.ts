import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isFromThisMachine } from './isFromThisMachine'

function from(remoteAddress: string | undefined, headers: Record<string, string> = {}): boolean {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return isFromThisMachine({ socket, headers })
}

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('accepts a program at %s', address => {
  expect(from(address)).toBe(true)
})

test.each(['10.0.0.1', '192.168.1.2', '128.0.0.1', '::2', '::ffff:10.0.0.1', '', undefined])(
  'rejects a program at %s',
  address => {
    expect(from(address)).toBe(false)
  },
)

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'rejects a request that a local proxy forwarded with %s',
  name => {
    expect(from('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
  },
)

test.each(['http://localhost:3000', 'https://app.localhost', 'http://127.0.0.1', 'http://[::1]:8080'])(
  'accepts an app on %s',
  origin => {
    expect(from('127.0.0.1', { origin })).toBe(true)
    expect(from('10.0.0.1', { origin })).toBe(false)
  },
)

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'null',
  'file://',
  'http://127.0.0.1.evil.example',
])('rejects an app on %s, even in a local browser', origin => {
  expect(from('127.0.0.1', { origin })).toBe(false)
})
