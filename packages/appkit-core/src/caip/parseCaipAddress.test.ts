import { expect, test } from 'vitest'
import { parseCaipAddress } from './parseCaipAddress'

test('CAIP address: 3 colon parts with a known namespace', () => {
  expect(parseCaipAddress('eip155:10:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toEqual({
    chainNamespace: 'eip155',
    chainId: '10',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  })
})

test('Invalid CAIP strings throw', () => {
  expect(() => parseCaipAddress('eip155:1')).toThrow(
    expect.objectContaining({
      name: 'AppKitError',
      code: 'caip/invalid-address',
      message: 'Invalid CAIP-10 address: eip155:1',
    }),
  )
})
