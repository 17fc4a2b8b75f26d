import { expect, test } from 'vitest'
import { cloudHosts, providerHosts } from './cloudHosts'

test('one URL stands for every service, the relay as a WebSocket, and for no verify service', () => {
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

test("without the option the public provider's hosts are used, so that an existing project id works unchanged", () => {
  expect(cloudHosts(undefined)).toEqual(providerHosts)
})

test('a map replaces the hosts that it names', () => {
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
])("a relay of one's own has no verify service unless one is named (%#)", (cloud, verify) => {
  expect(cloudHosts(cloud).verify).toBe(verify)
})
