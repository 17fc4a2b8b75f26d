import { mainnet as viemMainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import {
  AVAILABLE_NAMESPACES,
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  defineChain,
  mainnet,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../exports/networks'

test('exports every viem chain unchanged', () => {
  expect(mainnet).toBe(viemMainnet)
})

test.each([
  [solana, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 9, false],
  [solanaDevnet, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 9, true],
  [solanaTestnet, 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 9, true],
  [bitcoin, 'bip122:000000000019d6689c085ae165831e93', 8, false],
  [bitcoinTestnet, 'bip122:000000000933ea01ad0ee984209779ba', 8, true],
  [bitcoinSignet, 'bip122:00000008819873e925422c1ff0f99f7c', 8, true],
] as const)('$0.name is $1', (network, caipNetworkId, decimals, testnet) => {
  expect(network.caipNetworkId).toBe(caipNetworkId)
  expect(`${network.chainNamespace}:${network.id}`).toBe(caipNetworkId)
  expect(network.nativeCurrency.decimals).toBe(decimals)
  expect(network.testnet).toBe(testnet)
  expect(network.rpcUrls.default.http).toEqual(['https://rpc.walletconnect.org/v1'])
})

test('each network has an explorer with address URLs', () => {
  for (const { blockExplorers } of [solana, solanaDevnet, solanaTestnet])
    expect(blockExplorers?.default.addressUrl).toMatch(/^https:\/\/solscan\.io\/account\/\{address\}/)
  expect(solanaDevnet.blockExplorers?.default.addressUrl).toContain('?cluster=devnet')
  expect(bitcoinSignet.blockExplorers?.default.url).toBe('https://mempool.space/signet')
})

test('a defined chain without a namespace is an EVM chain and keeps its other properties', () => {
  const local = defineChain({ ...viemMainnet, id: 31337, fees: { baseFeeMultiplier: 2 } })
  expect(local).toMatchObject({
    caipNetworkId: 'eip155:31337',
    chainNamespace: 'eip155',
    fees: { baseFeeMultiplier: 2 },
  })
})

test('the namespaces match AppKit', () => {
  expect([...AVAILABLE_NAMESPACES].sort()).toEqual([
    'bip122',
    'cosmos',
    'eip155',
    'polkadot',
    'solana',
    'stacks',
    'sui',
  ])
})
