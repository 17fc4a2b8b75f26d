import { expect, test } from 'vitest'
import { parseCaipAddress } from './parseCaipAddress'

test('splits an address of a known namespace into three parts', () => {
  expect(parseCaipAddress('eip155:10:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toEqual({
    chainNamespace: 'eip155',
    chainId: '10',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  })
})

test('rejects an invalid CAIP-10 address', () => {
  expect(() => parseCaipAddress('eip155:1')).toThrow(
    expect.objectContaining({
      name: 'AppKitError',
      code: 'caip/invalid-address',
      message: 'Invalid CAIP-10 address: eip155:1',
    }),
  )
})
