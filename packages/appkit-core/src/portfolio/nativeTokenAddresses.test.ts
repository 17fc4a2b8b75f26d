import { expect, test } from 'vitest'
import { isSolanaAddress } from '../fallback/isSolanaAddress'
import { nativeTokenAddresses } from './nativeTokenAddresses'

test('the placeholder of a native token is an address of its chain', () => {
  expect(nativeTokenAddresses.eip155).toMatch(/^0x[0-9a-f]{40}$/)
  expect(isSolanaAddress(nativeTokenAddresses.solana)).toBe(true)
})
