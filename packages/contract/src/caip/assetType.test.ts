import { expect, test } from 'vitest'
import { formatAssetType, parseAssetType } from './assetType'

const assets = [
  ['eip155:1/slip44:60', { chainId: 'eip155:1', asset: 'native' }],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501', undefined],
  ['bip122:000000000019d6689c085ae165831e93/slip44:0', undefined],
  ['eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', undefined],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', undefined],
] as const

test.each(assets)('reads and writes %s', (text, expected) => {
  const asset = parseAssetType(text)
  expect(asset).toBeDefined()
  if (expected) expect(asset).toEqual(expected)
  expect(asset && formatAssetType(asset)).toBe(text)
})

test.each([
  '',
  'eip155:1',
  'eip155:1/slip44:0',
  'eip155:1/token:0xabc',
  'eip155:1/erc721:0xabc',
  'eip155:1/erc20:0xabc/1',
  'bip122:000000000019d6689c085ae165831e93/token:abc',
  'cosmos:hub/slip44:118',
  'constructor:1/slip44:60',
  `eip155:1/erc20:${'a'.repeat(129)}`,
])('rejects %j', text => expect(parseAssetType(text)).toBeUndefined())

test('writes no asset of an unknown chain', () => {
  expect(formatAssetType({ chainId: 'cosmos:hub', asset: 'native' })).toBeUndefined()
  expect(formatAssetType({ chainId: 'bip122:x', asset: 'token' })).toBeUndefined()
})
