import { expect, test } from 'vitest'
import { amountFor } from './amountFor'

const ether = { decimals: 18, price: 2500 }
const dollar = { decimals: 6, price: 1 }

test('covers the amount at the known prices, with 3% to spare', () => {
  expect(amountFor({ toAmount: '25', from: ether, to: dollar })).toBe('0.0103')
  expect(amountFor({ toAmount: '0.01', from: dollar, to: ether })).toBe('25.75')
  expect(amountFor({ toAmount: '0.000001', from: { decimals: 2, price: 1 }, to: dollar })).toBe('0.01')
})

test.each([
  ['an unknown price', { toAmount: '1', from: { decimals: 18 }, to: dollar }],
  ['a price of zero', { toAmount: '1', from: ether, to: { decimals: 6, price: 0 } }],
  ['no amount', { toAmount: 'one', from: ether, to: dollar }],
  ['too many decimals', { toAmount: '0.0000001', from: ether, to: dollar }],
])('returns nothing for %s', (_, parameters) => {
  expect(amountFor(parameters)).toBeUndefined()
})
