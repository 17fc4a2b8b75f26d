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

test("uses the network's own URLs, with subscriptions one port higher", () => {
  expect(endpointsOf(networkAt(['http://127.0.0.1:8899']))).toEqual({
    http: ['http://127.0.0.1:8899'],
    webSocket: 'ws://127.0.0.1:8900/',
  })
  expect(endpointsOf(networkAt(['https://a.example'], ['wss://b.example'])).webSocket).toBe('wss://b.example')
})

test("identifies the app to the public provider's proxy, which has no subscriptions", () => {
  expect(endpointsOf(networkAt([publicProxy]), { projectId: 'abc' })).toEqual({
    http: [proxied('https://rpc.walletconnect.org', 'abc')],
    webSocket: undefined,
  })
})

test("uses only the app's own backend as a proxy", () => {
  expect(endpointsOf(networkAt([publicProxy]), { cloud: 'http://127.0.0.1:4100', projectId: 'abc' })).toEqual({
    http: [proxied('http://127.0.0.1:4100', 'abc')],
    webSocket: undefined,
  })
})

test("puts the app's nodes first, with their subscriptions", () => {
  const customRpcUrls = { [`solana:${id}`]: [{ url: 'https://mine.example' }, { url: 'https://spare.example' }] }
  expect(endpointsOf(networkAt([publicProxy]), { customRpcUrls, projectId: 'abc' })).toEqual({
    http: ['https://mine.example', 'https://spare.example', proxied('https://rpc.walletconnect.org', 'abc')],
    webSocket: 'wss://mine.example/',
  })
})

test('rejects a network without a URL and explains what to add', () => {
  expect(() => endpointsOf(networkAt([]))).toThrow('has no RPC URL')
})
