import type { Transfer, TransferLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, dollar, ethereum, own } from '../../test/startSend'
import { assertRequest } from './assertRequest'

const coin: Transfer = { address: own, to: bob, amount: 100n, caipNetwork: ethereum }
const token: Transfer = { ...coin, tokenAddress: dollar.address }

test('accepts a token transfer without a token address from the chain', () => {
  const line: TransferLine = { kind: 'tokenTransfer', to: bob, amount: 100n }
  expect(() => assertRequest([line], token)).not.toThrow()
  expect(() => assertRequest([line], coin)).toThrow()
})

test('accepts lines that accompany a payment: change and a new token account', () => {
  const lines: TransferLine[] = [
    { kind: 'createTokenAccount', amount: 9n },
    { kind: 'output', to: bob, amount: 100n },
    { kind: 'change', to: own, amount: 5n },
  ]
  expect(() => assertRequest(lines, coin)).not.toThrow()
})

test('rejects a payment without a recipient', () => {
  expect(() => assertRequest([{ kind: 'nativeTransfer', amount: 100n }], coin)).toThrow(
    'differs from the entered transfer',
  )
})
