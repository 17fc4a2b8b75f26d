import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { assertTransferLines } from './assertTransferLines'
import type { Transfer, TransferLine } from './Transfer'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const coin: Transfer = { address: own, to: bob, amount: 100n, caipNetwork: mainnet }
const token: Transfer = { ...coin, tokenAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }

test('accepts a token transfer without a token address from the chain', () => {
  const line: TransferLine = { kind: 'tokenTransfer', to: bob, amount: 100n }
  expect(() => assertTransferLines([line], token)).not.toThrow()
  expect(() => assertTransferLines([line], coin)).toThrow()
})

test('accepts lines that accompany a payment: change and a new token account', () => {
  const lines: TransferLine[] = [
    { kind: 'createTokenAccount', amount: 9n },
    { kind: 'output', to: bob, amount: 100n },
    { kind: 'change', to: own, amount: 5n },
  ]
  expect(() => assertTransferLines(lines, coin)).not.toThrow()
})

test('rejects a payment without a recipient', () => {
  expect(() => assertTransferLines([{ kind: 'nativeTransfer', amount: 100n }], coin)).toThrow(
    'differs from the entered transfer',
  )
})
