import { expect, test } from 'vitest'
import { parseCaipAddress } from './parseCaipAddress'
import { toCaipAddress } from './toCaipAddress'

test('joins parts into an address that parseCaipAddress splits again', () => {
  const parts = {
    chainNamespace: 'eip155',
    chainId: '137',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  } as const

  expect(toCaipAddress(parts)).toBe('eip155:137:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
  expect(parseCaipAddress(toCaipAddress(parts))).toEqual(parts)
  expect(toCaipAddress({ ...parts, chainId: 137 })).toBe(toCaipAddress(parts))
})

test.each([
  ['no address', { chainId: 1, address: '' }],
  ['a colon in the address', { chainId: 1, address: '0xab:1' }],
  ['a colon in the chain', { chainId: '1:2', address: '0xab' }],
])('rejects invalid parts: %s', (_, parts) => {
  expect(() => toCaipAddress({ chainNamespace: 'eip155', ...parts })).toThrow(
    expect.objectContaining({ code: 'caip/invalid-address', message: 'Invalid CAIP Address' }),
  )
})
