import { expect, test } from 'vitest'
import { bob, dollar, ether } from '../../test/startSend'
import { blockerOf } from './blockerOf'
import { plainAmountIn } from './plainAmountIn'
import { readAmount } from './readAmount'
import { emptyDraft, type SendDraft } from './SendDraft'

const complete: SendDraft = {
  ...emptyDraft(ether),
  amountText: '1',
  amount: 100n,
  recipientText: bob,
  recipient: { kind: 'found', address: bob, warnings: [] },
}

test.each<[string, Partial<SendDraft>, ReturnType<typeof blockerOf>]>([
  ['that is complete', {}, undefined],
  ['with an invalid recipient', { recipient: { kind: 'invalid', problem: 'notAnAddress' } }, 'invalidAddress'],
  ['without a recipient', { recipientText: ' ', recipient: { kind: 'none' } }, 'addAddress'],
  ['with more than the balance and no recipient', { amount: 1_001n, recipientText: '' }, 'insufficientFunds'],
  ['without an amount or a recipient', { amountText: '', amount: undefined, recipientText: '' }, 'addAmount'],
  ['with a zero amount', { amountText: '0', amount: 0n }, 'addAmount'],
  ['with an invalid amount', { amountText: '1..2', amount: undefined }, 'incorrectValue'],
  ['without any input', { ...emptyDraft() }, 'selectToken'],
])('returns the blocker of a form %s', (_, change, expected) => {
  expect(blockerOf({ ...complete, ...change })).toBe(expected)
})

test.each([
  ['1.5', 'token', undefined, 150n],
  ['1,5', 'token', 'de', 150n],
  ['١٫٥', 'token', 'ar-EG', 150n],
  ['0.001', 'token', undefined, undefined],
  ['-1', 'token', undefined, undefined],
  ['1e9', 'token', undefined, undefined],
  ['much', 'token', undefined, undefined],
  ['', 'token', undefined, undefined],
  ['3', 'fiat', undefined, 150n],
  ['0.01', 'fiat', undefined, 0n],
] as const)('reads %s in %s (%s) as %s', (amountText, unit, locale, expected) => {
  expect(readAmount({ amountText, unit, locale, token: ether })).toBe(expected)
})

test('reads no fiat amount without a price', () => {
  expect(readAmount({ amountText: '3', unit: 'fiat', locale: undefined, token: dollar })).toBeUndefined()
})

test.each([
  ['0.5', 'de', '0,5'],
  ['.50', 'en', '0.5'],
  ['1234567.000000000000000001', 'ar-EG', '١٢٣٤٥٦٧٫٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١'],
  ['1,5', 'de', undefined],
  ['1e2', 'en', undefined],
  ['１', 'ja', undefined],
  ['-1', 'en', undefined],
])('rewrites %s for %s as %s', (text, locale, expected) => {
  expect(plainAmountIn(text, locale)).toBe(expected)
})
