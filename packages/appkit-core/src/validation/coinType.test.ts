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
  [10, [0x8000000a, 60]],
  ['10', [0x8000000a, 60]],
  [0, [60]],
  [2 ** 31, [60]],
  ['x', [60]],
])('a name keeps its address for chain %s under %j, the best first', (id, coinTypes) => {
  expect(evmCoinTypes({ id })).toEqual(coinTypes)
})
