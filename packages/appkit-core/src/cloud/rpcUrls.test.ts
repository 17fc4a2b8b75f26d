import { expect, test } from 'vitest'
import { mainnet, solana } from '../../test/networks'
import { rpcUrls } from './rpcUrls'

const own = 'http://127.0.0.1:1'
const provider = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc'

test("the host's URLs come first, then the proxy, then the network's own", () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://a.example' }, { url: 'https://b.example' }] }
  expect(rpcUrls(mainnet, { projectId: 'abc', customRpcUrls })).toEqual([
    'https://a.example',
    'https://b.example',
    provider,
    own,
  ])
})

test('without a backend nobody but the host and the network is asked', () => {
  expect(rpcUrls(mainnet, {})).toEqual([own])
})

test("the provider's proxy is asked for chains that it serves, one's own for every chain", () => {
  const local = { ...mainnet, caipNetworkId: 'eip155:31337' as const }
  expect(rpcUrls(local, { projectId: 'abc' })).toEqual([own])
  expect(rpcUrls(local, { cloud: 'http://127.0.0.1:4100' })).toEqual([
    'http://127.0.0.1:4100/v1/?chainId=eip155%3A31337&projectId=local',
    own,
  ])
})

test("a network whose own URL is the provider's proxy is asked with the project id, once", () => {
  const network = { ...solana, rpcUrls: { default: { http: ['https://rpc.walletconnect.org/v1'] } } }
  const url = `https://rpc.walletconnect.org/v1/?chainId=${encodeURIComponent(solana.caipNetworkId)}&projectId=abc`
  expect(rpcUrls(network, { projectId: 'abc' })).toEqual([url])
})
