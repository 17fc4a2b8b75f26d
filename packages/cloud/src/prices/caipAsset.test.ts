import { expect, test } from 'vitest'
import { partsOf, readAsset } from './caipAsset'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each([
  ['eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
  ['eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'eip155:1:native'],
  ['eip155:1:native', 'eip155:1:native'],
  [`${SOLANA}:So11111111111111111111111111111111111111111`, `${SOLANA}:native`],
  [`${SOLANA}:So11111111111111111111111111111111111111112`, `${SOLANA}:So11111111111111111111111111111111111111112`],
  ['bip122:000000000019d6689c085ae165831e93:native', 'bip122:000000000019d6689c085ae165831e93:native'],
])('accepts %s', (text, asset) => {
  expect(readAsset(text)).toBe(asset)
})

test.each([
  '',
  'native',
  ':native',
  'eip155:1',
  'eip155:1:',
  'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB4',
  'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48,0x',
  'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48\n',
  'eip155:1/slip44:60',
  `${SOLANA}:0OIl1111111111111111111111111111111111111`,
  'bip122:000000000019d6689c085ae165831e93:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'constructor:1:native:x',
  '__proto__:1:toString',
  'constructor:1:x',
])('rejects %j', text => {
  expect(readAsset(text)).toBeUndefined()
})

test('splits an asset into chain and address', () => {
  expect(partsOf('eip155:1:native')).toEqual({ chainId: 'eip155:1', address: 'native' })
})
