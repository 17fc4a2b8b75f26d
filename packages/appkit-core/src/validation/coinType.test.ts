import { expect, test } from 'vitest'
import { coinTypeOf, evmCoinTypes } from './coinType'

test.each([
  [0, 0x80000000],
  [1, 0x80000001],
  [10, 0x8000000a],
  [2 ** 31 - 1, 0xffffffff],
])('Chain id for coin type below 2^31: %i has %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})

test.each([2 ** 31, 2 ** 31 + 1, 1313161554 * 2, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "Chain id for coin type below 2^31 else 'Invalid chainId': %d",
  chainId => {
    expect(() => coinTypeOf(chainId)).toThrow(
      expect.objectContaining({ code: 'names/invalid-chain-id', message: 'Invalid chainId' }),
    )
  },
)

test.each([
  [1, [60]],
  [10, [0x8000000a]],
  ['10', [0x8000000a]],
  [31337, [0x80007a69]],
  [0, []],
  [2 ** 31, []],
  ['x', []],
])('a name keeps its address for chain %s under %j, and that of the main network is for no other', (id, coinTypes) => {
  expect(evmCoinTypes({ id })).toEqual(coinTypes)
})
