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
])('a name keeps its address for chain %s under %j, and that of the main network is for no other', (id, coinTypes) => {
  expect(evmCoinTypes({ id })).toEqual(coinTypes)
})
