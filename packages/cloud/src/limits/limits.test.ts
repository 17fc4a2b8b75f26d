import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { ClientKeys } from './ClientKeys'
import { limitClient } from './limitClient'
import { MemoryRateLimiter } from './MemoryRateLimiter'
import { RedisRateLimiter } from './RedisRateLimiter'

const RATE = { burst: 2, perSecond: 1 }

test('a bucket allows its burst, then its refill, and returns how long to wait', async () => {
  let time = 0
  const limiter = new MemoryRateLimiter({ now: () => time })
  expect([await limiter.take('a', RATE), await limiter.take('a', RATE)]).toEqual([0, 0])
  expect(await limiter.take('a', RATE)).toBe(1000)
  time += 400
  expect(await limiter.take('a', RATE)).toBe(600)
  time += 600
  expect(await limiter.take('a', RATE)).toBe(0)
  expect(await limiter.take('b', RATE)).toBe(0)
})

test('takes many tokens together or not at all, and returns when there will be enough', async () => {
  let time = 0
  const limiter = new MemoryRateLimiter({ now: () => time })
  const rate = { burst: 10, perSecond: 1 }
  expect(await limiter.take('a', rate, 8)).toBe(0)
  expect(await limiter.take('a', rate, 5)).toBe(3000)
  time += 3000
  expect(await limiter.take('a', rate, 5)).toBe(0)
  expect(await limiter.take('a', rate)).toBe(1000)
})

test('a clock that steps back neither fills nor empties a bucket', async () => {
  let time = 10_000
  const limiter = new MemoryRateLimiter({ now: () => time })
  await limiter.take('a', RATE)
  await limiter.take('a', RATE)
  time = 0
  expect(await limiter.take('a', RATE)).toBe(1000)
})

test('bounds memory and keeps the most recent clients', async () => {
  const limiter = new MemoryRateLimiter({ capacity: 100, now: () => 0 })
  for (let index = 0; index < 1000; index += 1) {
    await limiter.take(`client-${index}`, RATE)
    await limiter.take('busy', RATE)
  }
  expect(limiter.size).toBe(100)
  expect(await limiter.take('busy', RATE)).toBeGreaterThan(0)
})

test('each node counts alone while Redis is unreachable', async () => {
  const away = { evalsha: () => Promise.reject(new Error('away')), eval: () => Promise.reject(new Error('away')) }
  const limiter = new RedisRateLimiter(away, new MemoryRateLimiter({ now: () => 0 }))
  expect([await limiter.take('a', RATE), await limiter.take('a', RATE)]).toEqual([0, 0])
  expect(await limiter.take('a', RATE)).toBe(1000)
})

test('trusts only the header entries of trusted proxies', () => {
  const request = requestFrom('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2')
  expect(new ClientKeys('secret', 0).addressOf(request)).toBe('10.0.0.1')
  expect(new ClientKeys('secret', 1).addressOf(request)).toBe('10.0.0.2')
  expect(new ClientKeys('secret', 2).addressOf(request)).toBe('203.0.113.7')
  expect(new ClientKeys('secret', 1).addressOf(requestFrom('10.0.0.1'))).toBe('10.0.0.1')
})

test("a key doesn't reveal the address, and differs by route and server", () => {
  const request = requestFrom('203.0.113.7')
  const clientKey = new ClientKeys('secret', 0).clientKeyOf(request, '/e')
  expect(clientKey).toEqual({ address: expect.not.stringContaining('203') })
  expect(new ClientKeys('secret', 0).clientKeyOf(request, '/v1')).not.toEqual(clientKey)
  expect(new ClientKeys('another', 0).clientKeyOf(request, '/e')).not.toEqual(clientKey)
})

test('treats the addresses of one IPv6 network as one client, and IPv4-mapped IPv6 as IPv4', () => {
  const keys = new ClientKeys('secret', 0)
  const key = (address: string): string => keys.clientKeyOf(requestFrom(address), '/e').address
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(key('2001:0db8:1:2::1')).toBe(key('2001:db8:1:2::1'))
  expect(key('2001:db8:1:3::1')).not.toBe(key('2001:db8:1:2::1'))
  expect(key('::ffff:203.0.113.7')).toBe(key('203.0.113.7'))
  expect(key('::ffff:203.0.113.7')).not.toBe(key('::ffff:203.0.113.8'))
  expect(key('::ffff:cb00:7107')).toBe(key('203.0.113.7'))
})

test('a network is an IPv6 /48 and not an address', () => {
  const keys = new ClientKeys('secret', 0)
  const network = (address: string): string | undefined => keys.clientKeyOf(requestFrom(address), '/e').network
  expect(network('2001:db8:1:2::1')).toBeDefined()
  expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:ffff::1'))
  expect(network('2001:db8:1::')).not.toBe(network('2001:db8:2::'))
  expect(network('2001:db8:1::')).not.toBe(keys.clientKeyOf(requestFrom('2001:db8:1::'), '/e').address)
  expect(network('203.0.113.7')).toBeUndefined()
  expect(network('::ffff:203.0.113.7')).toBeUndefined()
})

test('the network limit stops a client that rotates through its 65,536 addresses, and no other client', async () => {
  const limiter = new MemoryRateLimiter({ now: () => 0 })
  const keys = new ClientKeys('secret', 0)
  const ask = (address: string): Promise<number> =>
    limitClient(limiter, keys.clientKeyOf(requestFrom(address), '/e'), RATE, 1)
  for (let index = 0; index < 8 * RATE.burst; index += 1) {
    expect(await ask(`2001:db8:bad:${index.toString(16)}::1`)).toBe(0)
  }
  expect(await ask('2001:db8:bad:ffff::1')).toBe(125)
  expect(await ask('2001:db8:900d:1::1')).toBe(0)
})

test('an address over its rate takes nothing from its network', async () => {
  const limiter = new MemoryRateLimiter({ now: () => 0 })
  const ask = (address: string): Promise<number> => limitClient(limiter, { address, network: 'street' }, RATE, 1)
  for (let index = 0; index < 100; index += 1) await ask('loud')
  expect(await ask('loud')).toBe(1000)
  expect(await ask('quiet')).toBe(0)
})

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}
