import { expect, test } from 'vitest'
import { fiatDecimals, fiatValue } from './fiatValue'
import { parseAmount } from './parseAmount'
import { printAmount } from './printAmount'
import { showAmount } from './showAmount'
import { showFiat } from './showFiat'

const money = (text: string) => parseAmount(text, fiatDecimals)

const en = { locale: 'en' }

test.each([
  ['3204123456789', 12, '3.2041'],
  ['1234567899', 6, '1,234.5'],
  ['1980000000', 6, '1,980'],
  ['123456789', 1, '12,345,678'],
  ['42', 0, '42'],
  ['42000', 8, '0.00042'],
  ['42195', 8, '0.000421'],
  ['1999999', 6, '1.9999'],
  ['0', 18, '0'],
  ['1', 36, '<0.000001'],
  ['-1', 36, '>−0.000001'],
  ['-1500000', 6, '−1.5'],
])('shows %s units with %i decimals as %s, floored', (units, decimals, text) => {
  expect(showAmount(BigInt(units), decimals, en)).toBe(text)
})

test('shows as many significant digits as requested', () => {
  expect(showAmount(25_331_552_453_000n, 18, { ...en, significant: 2 })).toBe('0.000025')
  expect(showAmount(1_234_567n, 3, { ...en, significant: 2 })).toBe('1,234')
})

test('shows an amount in the digits and groups of a locale', () => {
  expect(showAmount(1_234_567_899n, 6, { locale: 'de' })).toBe('1.234,5')
  expect(showAmount(1_234_567_899n, 6, { locale: 'ar-EG' })).toBe('١٬٢٣٤٫٥')
  expect(showAmount(2n ** 256n - 1n, 36, { locale: 'en-IN' })).toBe(
    '1,15,79,20,89,23,73,16,19,54,23,57,09,85,00,86,87,90,78,53,269',
  )
})

test('prints every digit without grouping separators for input fields', () => {
  expect(printAmount(1_234_567_890_123_456_789n, 15)).toBe('1234.567890123456789')
  expect(printAmount(1_234_567_890_123_456_789n, 15, 'ar-EG')).toBe('١٢٣٤٫٥٦٧٨٩٠١٢٣٤٥٦٧٨٩')
})

test('floors money to the decimal places of its currency', () => {
  expect(showFiat(money('1234.999'))).toBe('$1,234.99')
  expect(showFiat(money('0.009'))).toBe('<$0.01')
  expect(showFiat(0n)).toBe('$0.00')
  expect(showFiat(money('1234.999'), { currency: 'jpy', locale: 'en' })).toBe('¥1,234')
  expect(showFiat(money('1234.999'), { currency: 'eur', locale: 'de' })).toBe('1.234,99\u00a0€')
  expect(showFiat(money('0.123456789'), { currency: 'btc', locale: 'en' })).toBe('BTC\u00a00.12345678')
  expect(showFiat(money('999999.99'))).toBe('$999,999.99')
  expect(showFiat(money('0.4'), { currency: 'jpy', locale: 'en' })).toBe('<¥1')
  expect(showFiat(money('123456789012345678901.99'))).toBe('$123,456,789,012,345,678,901')
})

test('signs gains and losses on request, but not zero', () => {
  const signed = { isSigned: true }
  expect([money('1.239'), -money('1.239'), 0n, -money('0.001')].map(fiat => showFiat(fiat, signed))).toEqual([
    '+$1.23',
    '−$1.23',
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
