import { expect, test } from 'vitest'
import { fiatDecimals, fiatValue } from './fiatValue'
import { parseAmount } from './parseAmount'
import { printAmount } from './printAmount'
import { showAmount } from './showAmount'
import { showFiat } from './showFiat'

const money = (text: string) => parseAmount(text, fiatDecimals)

test('shows 3 decimals, floored, and zero as 0.000', () => {
  expect(showAmount(1_999_999n, 6)).toBe('1.999')
  expect(showAmount(0n, 18)).toBe('0.000')
  expect(showAmount(1n, 36)).toBe('0.000')
  expect(showAmount(42n, 0)).toBe('42.000')
  expect(showAmount(1_999_999n, 6, { digits: 0 })).toBe('1')
})

test('shows 3 decimals in the digits and groups of a locale', () => {
  expect(showAmount(1_234_567_899n, 6, { locale: 'en' })).toBe('1,234.567')
  expect(showAmount(1_234_567_899n, 6, { locale: 'de' })).toBe('1.234,567')
  expect(showAmount(1_234_567_899n, 6, { locale: 'ar-EG' })).toBe('١٬٢٣٤٫٥٦٧')
  expect(showAmount(2n ** 256n - 1n, 36, { locale: 'en-IN', digits: 1 })).toBe(
    '1,15,79,20,89,23,73,16,19,54,23,57,09,85,00,86,87,90,78,53,269.9',
  )
})

test('prints every digit without grouping separators for input fields', () => {
  expect(printAmount(1_234_567_890_123_456_789n, 15)).toBe('1234.567890123456789')
  expect(printAmount(1_234_567_890_123_456_789n, 15, 'ar-EG')).toBe('١٢٣٤٫٥٦٧٨٩٠١٢٣٤٥٦٧٨٩')
})

test('floors money to the decimal places of its currency', () => {
  expect(showFiat(money('1234.999'))).toBe('$1,234.99')
  expect(showFiat(money('0.009'))).toBe('$0.00')
  expect(showFiat(money('1234.999'), { currency: 'jpy', locale: 'en' })).toBe('¥1,234')
  expect(showFiat(money('1234.999'), { currency: 'eur', locale: 'de' })).toBe('1.234,99\u00a0€')
  expect(showFiat(money('0.123456789'), { currency: 'btc', locale: 'en' })).toBe('BTC\u00a00.12345678')
  expect(showFiat(money('123456789012345678901.99'))).toBe('$123,456,789,012,345,678,901.99')
})

test('signs gains and losses on request, but not zero', () => {
  const signed = { isSigned: true }
  expect([money('1.239'), -money('1.239'), 0n, -money('0.001')].map(fiat => showFiat(fiat, signed))).toEqual([
    '+$1.23',
    '-$1.23',
    '$0.00',
    '$0.00',
  ])
})

test('keeps the precision that a float would lose', () => {
  expect(fiatValue(3n, 0, 0.1)).toBe(money('0.3'))
  expect(fiatValue(10n ** 18n, 18, 1.005)).toBe(money('1.005'))
  expect(fiatValue(10n ** 30n, 18, 1e-7)).toBe(money('100000'))
  expect(fiatValue(1n, 0, 1e21)).toBe(money('1000000000000000000000'))
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, undefined])('treats %s as an unknown price', price => {
  expect(fiatValue(1n, 0, price)).toBeUndefined()
})
