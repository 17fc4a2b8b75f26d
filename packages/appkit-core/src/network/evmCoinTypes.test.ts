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
])('stores the address for chain %s under %j, and that of mainnet for no other chain', (id, coinTypes) => {
  expect(evmCoinTypes({ id })).toEqual(coinTypes)
})
