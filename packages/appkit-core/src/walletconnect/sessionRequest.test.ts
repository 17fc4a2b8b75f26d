import { expect, test } from 'vitest'
import { base, mainnet } from '../../test/networks'
import { type CaipNetwork, toCaipNetwork } from '../caip/CaipNetwork'
import { rpcUrlsOf, sessionRequest } from './sessionRequest'

const solana: CaipNetwork = {
  ...toCaipNetwork(mainnet),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  rpcUrls: { default: { http: ['https://solana.invalid'] } },
}
const networks = [toCaipNetwork(mainnet), toCaipNetwork(base), solana]

test("requests every namespace of the networks with the app's endpoints", () => {
  const request = sessionRequest(networks)
  expect(Object.keys(request)).toEqual(['eip155', 'solana'])
  expect(request['eip155']).toMatchObject({
    chains: [`eip155:${mainnet.id}`, `eip155:${base.id}`],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: { [`eip155:${mainnet.id}`]: mainnet.rpcUrls.default.http[0] },
  })
  expect(request['eip155']?.methods).toContain('wallet_addEthereumChain')
})

test('requests Solana by both of its ids', () => {
  expect(sessionRequest(networks)['solana']).toMatchObject({
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    rpcMap: { 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'https://solana.invalid' },
  })
})

test('replaces what an override names, and adds a missing namespace', () => {
  const request = sessionRequest(networks, {
    methods: { eip155: ['personal_sign'] },
    chains: { bip122: ['bip122:000000000019d6689c085ae165831e93'] },
    events: { eip155: [] },
  })
  expect(request['eip155']).toMatchObject({
    methods: ['personal_sign'],
    events: [],
    chains: [`eip155:${mainnet.id}`, `eip155:${base.id}`],
  })
  expect(request['bip122']).toMatchObject({
    chains: ['bip122:000000000019d6689c085ae165831e93'],
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  })
})

test('replaces the whole endpoint map of each namespace in an override', () => {
  const override = { rpcMap: { [`eip155:${base.id}`]: 'https://own.invalid' } }
  const request = sessionRequest(networks, override)
  expect(request['eip155']?.rpcMap).toEqual(override.rpcMap)
  expect(request['solana']?.rpcMap).not.toEqual({})
  expect(rpcUrlsOf(`eip155:${base.id}`, networks, override)).toEqual(['https://own.invalid'])
  expect(rpcUrlsOf('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', networks)).toEqual(['https://solana.invalid'])
  expect(rpcUrlsOf('eip155:424242', networks)).toEqual([])
})

test("requests the adapter's methods only for a namespace that the table lacks", () => {
  const cosmos = { ...solana, id: 'x', chainNamespace: 'cosmos', caipNetworkId: 'cosmos:x' } as const
  const request = sessionRequest([toCaipNetwork(mainnet), cosmos], {}, () => ['cosmos_signDirect'])
  expect(request['cosmos']?.methods).toEqual(['cosmos_signDirect'])
  expect(request['eip155']?.methods).not.toContain('cosmos_signDirect')
})
