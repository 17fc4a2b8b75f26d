import { expect, test } from 'vitest'
import { defaultAccountTypes } from './defaultAccountTypes'

test('Defaults: eip155 smartAccount, solana and polkadot eoa, bitcoin payment', () => {
  expect(defaultAccountTypes).toEqual({ eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' })
})
