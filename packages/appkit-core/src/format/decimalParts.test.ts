import { expect, test } from 'vitest'
import { decimalParts, isDecimal } from './decimalParts'

const print = (value: string) => {
  const { sign, integer, fraction } = decimalParts(value)
  return `${sign}${integer}.${fraction}`
}

test.each([
  ['0', '0.'],
  ['007', '7.'],
  ['12.50', '12.50'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['-1.5', '-1.5'],
  ['-0.0', '0.0'],
  ['1e-9', '0.000000001'],
  ['1.5e-9', '0.0000000015'],
  ['1.5E+3', '1500.'],
  ['12.345e1', '123.45'],
  ['12.345e-1', '1.2345'],
  ['1e21', '1000000000000000000000.'],
])('expands the exponent of %s to %s', (value, expected) => {
  expect(print(value)).toBe(expected)
  expect(isDecimal(value)).toBe(true)
})

test('parses every form in which JavaScript prints numbers', () => {
  for (let exponent = -300; exponent <= 300; exponent++) {
    const number = Number(`7.25e${exponent}`)
    expect(Number(print(String(number)))).toBe(number)
    expect(print(String(number))).not.toContain('e')
  }
})

test.each([
  '',
  '.',
  '-',
  '-.',
  'e5',
  '1.2.3',
  '1,5',
  ' 1',
  '1\n',
  'NaN',
  'Infinity',
  '0x10',
  '1e',
  '1e9999',
  '--1',
  '+1',
])('rejects %j', value => {
  expect(isDecimal(value)).toBe(false)
  expect(() => decimalParts(value)).toThrow(expect.objectContaining({ code: 'units/invalid-decimal' }))
})

test('rejects very long text in linear time', () => {
  expect(isDecimal(`${'1'.repeat(1_000_000)}x`)).toBe(false)
})
