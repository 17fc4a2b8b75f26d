import { expect, test } from 'vitest'
import { mainnet, solana } from '../../test/networks'
import { rpcUrls } from './rpcUrls'

const own = 'http://127.0.0.1:1'
const provider = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc'

test("lists the app's URLs, then the proxy, then the network's own", () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://a.example' }, { url: 'https://b.example' }] }
  expect(rpcUrls(mainnet, { projectId: 'abc', customRpcUrls })).toEqual([
    'https://a.example',
    'https://b.example',
    provider,
    own,
  ])
})

test('lists only the URLs of the app and the network without a backend', () => {
  expect(rpcUrls(mainnet, {})).toEqual([own])
})

test('lists the proxy for the chains that it serves', () => {
  const local = { ...mainnet, caipNetworkId: 'eip155:31337' as const }
  const cloud = 'http://127.0.0.1:4100'
  expect(rpcUrls(local, { projectId: 'abc' })).toEqual([own])
  expect(rpcUrls(local, { cloud })).toEqual([own])
  expect(rpcUrls(mainnet, { cloud })).toEqual([`${cloud}/v1/?chainId=eip155%3A1&projectId=local`, own])
})

test("never lists the provider's proxy with a self-hosted backend", () => {
  const network = { ...solana, rpcUrls: { default: { http: ['https://rpc.walletconnect.org/v1'] } } }
  const base = 'http://127.0.0.1:4100'
  for (const cloud of [base, { blockchain: base }])
    expect(rpcUrls(network, { cloud, projectId: 'abc' })).toEqual([
      `${base}/v1/?chainId=${encodeURIComponent(solana.caipNetworkId)}&projectId=abc`,
    ])
})

test("adds the project id to a network's URL of the provider's proxy, once", () => {
  const network = { ...solana, rpcUrls: { default: { http: ['https://rpc.walletconnect.org/v1'] } } }
  const url = `https://rpc.walletconnect.org/v1/?chainId=${encodeURIComponent(solana.caipNetworkId)}&projectId=abc`
  expect(rpcUrls(network, { projectId: 'abc' })).toEqual([url])
})
