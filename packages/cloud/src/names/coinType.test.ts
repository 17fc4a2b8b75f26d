import { expect, test } from 'vitest'
import { coinTypeOf } from './coinType'

test.each([
  ['eip155:1', 0x8000_0001],
  ['eip155:10', 0x8000_000a],
  ['eip155:2147483647', 0xffff_ffff],
  ['eip155:2147483648', undefined],
  ['eip155:0', undefined],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 501],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', undefined],
  ['bip122:000000000019d6689c085ae165831e93', undefined],
])('the coin type of %s is %s', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})
