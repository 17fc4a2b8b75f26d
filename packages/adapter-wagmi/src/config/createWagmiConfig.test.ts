import { http } from '@wagmi/core'
import { mainnet, optimism } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import { createWagmiConfig } from './createWagmiConfig'

const customRpcUrls = { 'eip155:1': [{ url: 'https://mine.example' }, { url: 'https://spare.example' }] }
const urlOf = (config: ReturnType<typeof createWagmiConfig>, chainId: number) =>
  config.getClient({ chainId }).transport['url']

test("a chain is asked at the host's own URL, the others at theirs", () => {
  const config = createWagmiConfig({ networks: [mainnet, optimism], customRpcUrls }, create => create)
  expect(urlOf(config, 1)).toBe('https://mine.example')
  expect(urlOf(config, 10)).toBe(optimism.rpcUrls.default.http[0])
})

test('a transport that the host made is used as it is', () => {
  const transports = { 1: http('https://made.example') }
  const config = createWagmiConfig({ networks: [mainnet], customRpcUrls, transports }, create => create)
  expect(urlOf(config, 1)).toBe('https://made.example')
})

test('cookies of a request make a config for server rendering, also when the request has none', () => {
  const isForServer = (cookie: string | null | undefined) =>
    createWagmiConfig({ networks: [mainnet], cookie }, create => create)._internal.ssr
  expect([isForServer(undefined), isForServer(null), isForServer('')]).toEqual([false, true, true])
})
