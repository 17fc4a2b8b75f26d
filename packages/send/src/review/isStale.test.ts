import type { TransferLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, carol, dollar, ethereum, own } from '../../test/startSend'
import { concernsOf } from './concernsOf'
import { isStale } from './isStale'
import type { SendReview } from './SendReview'

const line: TransferLine = { kind: 'tokenTransfer', to: bob, amount: 100n }
const seen: SendReview = {
  account: { address: own, network: ethereum, isSmartAccount: false },
  token: dollar,
  amount: 100n,
  recipient: { kind: 'found', address: bob, warnings: [] },
  fee: 10n,
  isFeeUnusual: false,
  reserved: 0n,
  spendsReserved: false,
  balance: 500n,
  simulated: undefined,
  lines: [line],
}

test.each<readonly [what: string, before: Partial<SendReview>, after: Partial<SendReview>, expected: boolean]>([
  ['no changes', {}, {}, false],
  ['a fee that was unknown', { fee: undefined }, { fee: 1n }, true],
  ['no fee for a known one', {}, { fee: undefined }, false],
  ['the reviewed amounts', {}, { simulated: { sent: 100n, received: 100n } }, false],
  ['that the payer sends more', {}, { simulated: { sent: 101n, received: 100n } }, true],
  ['that the payer sends less', {}, { simulated: { sent: 99n, received: 100n } }, false],
  ['that the recipient gets less', {}, { simulated: { sent: 100n, received: 99n } }, true],
  ['that the recipient gets more', {}, { simulated: { sent: 100n, received: 101n } }, false],
  [
    'the lower amount that was reviewed',
    { simulated: { sent: 100n, received: 90n } },
    { simulated: { sent: 100n, received: 90n } },
    false,
  ],
])('checks whether a review is stale if the chain now reports %s', (_, before, after, expected) => {
  expect(isStale({ ...seen, ...before }, { ...seen, ...after })).toBe(expected)
})

test('reports a token account among other lines as a concern', () => {
  const lines: TransferLine[] = [
    { kind: 'createTokenAccount', amount: 9n },
    { ...line, holder: carol },
  ]
  expect(concernsOf({ ...seen, lines })).toEqual(['tokenAccount'])
  expect(concernsOf(seen)).toEqual([])
})
