import { expect, test } from 'vitest'
import { isEvmAddress } from './evmAddress'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([address, address.slice(2), address.toLowerCase(), `0x${'0'.repeat(40)}`])(
  'EVM address: optional 0x plus 40 hex: %s is one',
  value => {
    expect(isEvmAddress(value)).toBe(true)
  },
)

test.each([
  '',
  '0x',
  address.slice(0, -1),
  `${address}0`,
  `${address.slice(0, -1)}g`,
  ` ${address}`,
  `${address}\n`,
  `see ${address}`,
  'vitalik.eth',
  0,
  null,
])('EVM address: optional 0x plus 40 hex: %j is none', value => {
  expect(isEvmAddress(value)).toBe(false)
})
