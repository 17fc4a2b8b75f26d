import { expect, test } from 'vitest'
import { evmCoinTypes } from './evmCoinTypes'

test.each([
  [1, [60]],
  [10, [0x8000000a]],
  ['10', [0x8000000a]],
  [31337, [0x80007a69]],
  [0, []],
  [2 ** 31, []],
  ['x', []],
])('maps chain %s to the coin types %j', (id, coinTypes) => {
  expect(evmCoinTypes({ id })).toEqual(coinTypes)
})
