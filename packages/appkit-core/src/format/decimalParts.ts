import { AppKitError } from '@openappkit/contract'

/** A decimal number, taken apart. `integer` has no leading zeros, `fraction` may be empty. */
export interface DecimalParts {
  readonly sign: '' | '-'
  readonly integer: string
  readonly fraction: string
}

const decimal = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** True for text that reads as a decimal number: `12`, `0.5`, `.5`, `1e-9`. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && decimal.test(value)
}

/**
 * Takes a decimal number apart without ever making it a float. Understands the exponents that numbers print themselves with.
 *
 * @throws AppKitError `units/invalid-decimal` when `value` is no decimal number.
 */
export function decimalParts(value: string): DecimalParts {
  const match = decimal.exec(value)
  if (!match) throw new AppKitError('units/invalid-decimal', `Not a decimal number: ${value.slice(0, 100)}`)
  const [, sign = '', whole = '', part = '', exponent = '0'] = match
  const shift = Number(exponent)
  const digits = '0'.repeat(Math.max(0, -shift)) + whole + part + '0'.repeat(Math.max(0, shift - part.length))
  const point = whole.length + Math.max(0, -shift) + shift
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const fraction = digits.slice(point)
  return { sign: sign === '-' && /[1-9]/.test(digits) ? '-' : '', integer, fraction }
}
