import { expect, test } from 'vitest'
import { TrustedProxies } from './TrustedProxies'

const CLAIMED = '198.51.100.1'
const CLIENT = '203.0.113.7'

test('trusts no proxy by default', () => {
  expect(new TrustedProxies(0).clientOf('10.0.0.1', `${CLAIMED}, ${CLIENT}`)).toBe('10.0.0.1')
  expect(new TrustedProxies([]).clientOf('10.0.0.1', `${CLAIMED}, ${CLIENT}`)).toBe('10.0.0.1')
})

test('trusts each hop that a proxy with a trusted address reported', () => {
  const proxies = new TrustedProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.5'])
  expect(proxies.clientOf('10.0.0.1', `${CLAIMED}, ${CLIENT}`)).toBe(CLIENT)
  expect(proxies.clientOf('10.0.0.1', `${CLAIMED}, ${CLIENT}, 192.0.2.5, fd00::1`)).toBe(CLIENT)
  expect(proxies.clientOf('::ffff:10.0.0.1', `${CLAIMED}, ${CLIENT}:5123`)).toBe(CLIENT)
  expect(proxies.clientOf('10.0.0.1', '')).toBe('10.0.0.1')
  expect(proxies.clientOf('10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})

test('ignores the header of a client that connects directly', () => {
  const proxies = new TrustedProxies(['10.0.0.0/8'])
  expect(proxies.clientOf(CLIENT, CLAIMED)).toBe(CLIENT)
  expect(proxies.clientOf(CLIENT, `${CLAIMED}, 10.0.0.2`)).toBe(CLIENT)
})

test('ignores the port that a proxy adds', () => {
  const proxies = new TrustedProxies(1)
  expect(proxies.clientOf('10.0.0.1', `${CLIENT}:1`)).toBe(proxies.clientOf('10.0.0.1', `${CLIENT}:2`))
})

test('treats an invalid address as the proxy that reported it', () => {
  expect(new TrustedProxies(1).clientOf('10.0.0.1', `${CLIENT}, unknown`)).toBe('10.0.0.1')
  expect(new TrustedProxies(['10.0.0.0/8']).clientOf('10.0.0.1', `${CLIENT}, unknown`)).toBe('10.0.0.1')
})

test.each([
  '',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  'fd00::/129',
  'proxy.example',
  '10.0.0.0/-1',
  'fe80::1%eth0',
])('rejects %j', entry => {
  expect(() => new TrustedProxies([entry])).toThrow('neither an address nor a network')
})
