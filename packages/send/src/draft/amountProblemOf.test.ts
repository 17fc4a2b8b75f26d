import { expect, test } from 'vitest'
import { ether } from '../../test/startSend'
import { amountProblemOf } from './amountProblemOf'

const problem = (amountText: string, locale: string | undefined, change: object = {}) =>
  amountProblemOf({ amountText, locale, token: ether, unit: 'token', ...change })

test.each([
  ['0,5', 'en', { kind: 'wrongSeparator', separator: '.', suggestion: '0.5' }],
  ['0.5', 'en', undefined],
  ['0,5', 'de', undefined],
  ['0.01', 'de', { kind: 'wrongSeparator', separator: ',', suggestion: '0,01' }],
  ['٠.٥', 'ar-EG', undefined],
  ['0,123', 'en', { kind: 'wrongSeparator', separator: '.', suggestion: '0.123' }],
  ['1,234', 'en', { kind: 'ambiguous', whole: '1234', fraction: '1.234' }],
  ['1.234', 'de', { kind: 'ambiguous', whole: '1234', fraction: '1,234' }],
  ['12,34', 'en', { kind: 'wrongSeparator', separator: '.', suggestion: '12.34' }],
  ['0,5', undefined, { kind: 'wrongSeparator', separator: '.', suggestion: '0.5' }],
  ['1e3', 'en', { kind: 'exponent' }],
  ['1.5E-7', 'de', { kind: 'exponent' }],
  ['0.001', 'en', { kind: 'tooPrecise', decimals: 2 }],
  ['1..5', 'en', { kind: 'notAnAmount' }],
  ['1,23,4', 'en', { kind: 'notAnAmount' }],
  ['-1', 'en', { kind: 'notAnAmount' }],
  ['ETH', 'en', { kind: 'notAnAmount' }],
  ['much, much', 'en', { kind: 'notAnAmount' }],
  ['  ', 'en', undefined],
] as const)('finds the problem with %s in %s', (text, locale, expected) => {
  expect(problem(text, locale)).toEqual(expected)
})

test('allows more decimals for money than the token has, and none before a token is selected', () => {
  expect(problem('0.001', 'en', { unit: 'fiat' })).toBeUndefined()
  expect(problem('1e3', 'en', { token: undefined })).toBeUndefined()
})
