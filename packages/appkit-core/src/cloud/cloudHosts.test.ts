import { expect, test } from 'vitest'
import { cloudHosts, providerHosts } from './cloudHosts'

test('derives every host from one URL, the relay as a WebSocket, and no verify service', () => {
  expect(cloudHosts('https://wallets.example.org/base/')).toEqual({
    blockchain: 'https://wallets.example.org/base',
    web: 'https://wallets.example.org/base',
    pulse: 'https://wallets.example.org/base',
    relay: 'wss://wallets.example.org/base',
    secure: 'https://wallets.example.org/base',
    verify: false,
  })
  expect(cloudHosts('http://127.0.0.1:4100').relay).toBe('ws://127.0.0.1:4100')
})

test("defaults to the public provider's hosts, so existing project ids keep working", () => {
  expect(cloudHosts(undefined)).toEqual(providerHosts)
})

test('replaces the hosts that a map names', () => {
  expect(cloudHosts({ web: 'https://directory.example.org/', pulse: '' })).toEqual({
    ...providerHosts,
    web: 'https://directory.example.org',
  })
})

test.each([
  [{ relay: 'wss://relay.example.org' }, false],
  [{ relay: 'https://relay.example.org', verify: 'https://verify.example.org' }, 'https://verify.example.org'],
  [{ verify: false as const }, false],
  [{ web: 'https://directory.example.org' }, providerHosts.verify],
])('has no verify service with a custom relay unless one is set (%#)', (cloud, verify) => {
  expect(cloudHosts(cloud).verify).toBe(verify)
})
