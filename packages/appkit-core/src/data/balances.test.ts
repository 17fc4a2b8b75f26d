import { expect, test } from 'vitest'
import { nativeTokenAddresses } from './balances'

test('uses a valid address of the chain for the native token', () => {
  expect(nativeTokenAddresses.eip155).toMatch(/^0x[0-9a-f]{40}$/)
  expect(nativeTokenAddresses.solana).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
})
