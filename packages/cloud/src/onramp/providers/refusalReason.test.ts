import { expect, test } from 'vitest'
import { refusalReason } from './refusalReason'

const CODES = { E_LOW: 'amount-too-low' } as const

test.each<[unknown, string]>([
  [{ code: 'E_LOW', message: 'Country not supported' }, 'amount-too-low'],
  [{ error: { code: 'E_LOW' } }, 'amount-too-low'],
  [{ error: 'E_LOW' }, 'amount-too-low'],
  [{ code: 'toString' }, 'unavailable'],
  [{ code: 400, message: 'The amount is below the minimum' }, 'amount-too-low'],
  [{ errorMessage: 'Amount exceeds the maximum' }, 'amount-too-high'],
  [{ message: 'Country not supported' }, 'unsupported-country'],
  [{ message: 'Not available in your region' }, 'unsupported-country'],
  [{ message: 'Payment method is not available' }, 'unsupported-method'],
  [{ message: 'Unsupported network' }, 'unsupported-asset'],
  [{ message: 'Currency not supported' }, 'unsupported-currency'],
  [{ message: 'The quote has expired' }, 'quote-expired'],
  [{ message: `${'state '.repeat(2000)}not supported` }, 'unavailable'],
  [['Country not supported'], 'unavailable'],
  ['Country not supported', 'unavailable'],
])('reads the reason of %j', (body, reason) => {
  expect(refusalReason(JSON.stringify(body), CODES)).toBe(reason)
})
