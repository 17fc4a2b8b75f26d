import { expect, test } from 'vitest'
import { splitPennies } from './splitPennies'

test.each([
  [0, '0', '00'],
  [12, '12', '00'],
  [12.349, '12', '34'],
  [0.29, '0', '29'],
  [1.1, '1', '10'],
  [0.999, '0', '99'],
  [1e-7, '0', '00'],
  [1.5e21, '1500000000000000000000', '00'],
  ['1234567890123456789.999', '1234567890123456789', '99'],
])('Amounts: token balance pennies 2 digits: %s is %s and %s', (amount, dollars, pennies) => {
  expect(splitPennies(amount)).toEqual({ dollars, pennies })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 'much'])('Amounts: %s is no amount', amount => {
  expect(() => splitPennies(amount)).toThrow(expect.objectContaining({ code: 'units/invalid-decimal' }))
})
