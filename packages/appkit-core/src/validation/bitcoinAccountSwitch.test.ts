import { expect, test } from 'vitest'
import { canSwitchBitcoinAccount } from './bitcoinAccountSwitch'

const accounts = [
  { address: 'bc1qpayment', type: 'payment' },
  { address: 'bc1pordinal', type: 'ordinal' },
  { address: 'SPstacks', type: 'stx' },
] as const

test('Bitcoin account switch needs an address', () => {
  expect(canSwitchBitcoinAccount(undefined, accounts)).toBe(false)
  expect(canSwitchBitcoinAccount('', accounts)).toBe(false)
})

test('Bitcoin account switch: only payment accounts', () => {
  expect(canSwitchBitcoinAccount('bc1qpayment', accounts)).toBe(true)
  expect(canSwitchBitcoinAccount('bc1pordinal', accounts)).toBe(false)
  expect(canSwitchBitcoinAccount('SPstacks', accounts)).toBe(false)
  expect(canSwitchBitcoinAccount('bc1qelsewhere', accounts)).toBe(false)
})
