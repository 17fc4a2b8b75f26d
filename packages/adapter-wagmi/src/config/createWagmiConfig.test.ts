import { http } from '@wagmi/core'
import { mainnet, optimism } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import { chainTransport } from '../rpc/chainTransport'
import type { WagmiConfigSettings } from '../WagmiAdapterOptions'
import { createWagmiConfig } from './createWagmiConfig'

const customRpcUrls = { 'eip155:1': [{ url: 'https://mine.example' }, { url: 'https://spare.example' }] }

function clientOf(settings: Partial<WagmiConfigSettings>, chainId: number, requests: unknown[] = []) {
  const ask = async (chain: { readonly id: number }, { method }: { readonly method: string }) => {
    requests.push([chain.id, method])
    return '0x1'
  }
  const config = createWagmiConfig(
    { networks: [mainnet, optimism], ...settings },
    create => create,
    chainTransport(ask),
  )
  return config.getClient({ chainId })
}

test("creates a client with the app's own URL of a chain, or with the chain's", () => {
  expect(clientOf({ customRpcUrls }, 1).transport['url']).toBe('https://mine.example')
  expect(clientOf({ customRpcUrls }, 10).transport['url']).toBe(optimism.rpcUrls.default.http[0])
})

test('creates a transport for a chain without one', async () => {
  const requests: unknown[] = []
  expect(await clientOf({}, 10, requests).request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(requests).toEqual([[10, 'eth_blockNumber']])
})

test("uses the app's own transport unchanged", () => {
  const transports = { 1: http('https://made.example') }
  expect(clientOf({ customRpcUrls, transports }, 1).transport['url']).toBe('https://made.example')
})

test('creates a config for server rendering if cookies are passed, even an empty header', () => {
  const isForServer = (cookie: string | null | undefined) =>
    createWagmiConfig({ networks: [mainnet], cookie }, create => create, http)._internal.ssr
  expect([isForServer(undefined), isForServer(null), isForServer('')]).toEqual([false, true, true])
})
