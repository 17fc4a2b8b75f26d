import { expect, test } from 'vitest'
import { networkName } from './networkName'

test('names the networks that the wallet knows', () => {
  expect(networkName('eip155:8453')).toBe('Base')
  expect(networkName('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')).toBe('Solana Testnet')
})

test.each([
  'eip155:987654',
  'solana:unknown',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:1',
  'toString',
  'bip122:000000000019d6689c085ae165831e93',
])('shows the id of any other: %s', chainId => {
  expect(networkName(chainId)).toBe(chainId)
})
