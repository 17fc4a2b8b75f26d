import { type AppKitNetwork, toCaipNetwork } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { endpointsOf } from './endpoints'

const id = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const networkAt = (http: readonly string[], webSocket?: readonly string[]) =>
  toCaipNetwork({
    id,
    name: 'Solana',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http, ...(webSocket && { webSocket }) } },
  } as AppKitNetwork)
const publicProxy = 'https://rpc.walletconnect.org/v1'
const proxied = (base: string, project: string) => `${base}/v1/?chainId=solana%3A${id}&projectId=${project}`

test('a node is asked at its own URLs, and its subscriptions are one port further', () => {
  expect(endpointsOf(networkAt(['http://127.0.0.1:8899']))).toEqual({
    http: ['http://127.0.0.1:8899'],
    webSocket: 'ws://127.0.0.1:8900/',
  })
  expect(endpointsOf(networkAt(['https://a.example'], ['wss://b.example'])).webSocket).toBe('wss://b.example')
})

test("the public provider's proxy hears who asks, and has no subscriptions", () => {
  expect(endpointsOf(networkAt([publicProxy]), { projectId: 'abc' })).toEqual({
    http: [proxied('https://rpc.walletconnect.org', 'abc')],
    webSocket: undefined,
  })
})

test("with a backend of one's own, nobody else's proxy is asked", () => {
  expect(endpointsOf(networkAt([publicProxy]), { cloud: 'http://127.0.0.1:4100', projectId: 'abc' })).toEqual({
    http: [proxied('http://127.0.0.1:4100', 'abc')],
    webSocket: undefined,
  })
})

test("the host's nodes come first, with their subscriptions", () => {
  const customRpcUrls = { [`solana:${id}`]: [{ url: 'https://mine.example' }, { url: 'https://spare.example' }] }
  expect(endpointsOf(networkAt([publicProxy]), { customRpcUrls, projectId: 'abc' })).toEqual({
    http: ['https://mine.example', 'https://spare.example', proxied('https://rpc.walletconnect.org', 'abc')],
    webSocket: 'wss://mine.example/',
  })
})

test('a network that cannot be asked says what to add', () => {
  expect(() => endpointsOf(networkAt([]))).toThrow('has no RPC URL')
})
