import { expect, test } from 'vitest'
import { isEvmAddress } from '../validation/evmAddress'
import { isSolanaAddress } from '../validation/solanaAddress'
import { nativeTokenAddresses } from './nativeTokens'

test('The placeholder of a native token is an address of its chain', () => {
  expect(isEvmAddress(nativeTokenAddresses.eip155)).toBe(true)
  expect(isSolanaAddress(nativeTokenAddresses.solana)).toBe(true)
})
