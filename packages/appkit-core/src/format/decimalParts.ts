import { AppKitError } from '@openappkit/contract'

/** Parts of a decimal. `integer` has no leading zeros; `fraction` may be empty. */
export interface DecimalParts {
  readonly sign: '' | '-'
  readonly integer: string
  readonly fraction: string
}

const decimal = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** Returns whether `value` is decimal text, such as `12`, `0.5`, `.5` or `1e-9`. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && decimal.test(value)
}

/**
 * Splits decimal text without converting it to a float. Accepts exponents of up to three digits, such as `1e-9`.
 *
 * @throws {AppKitError} `units/invalid-decimal` if `value` isn't a decimal.
 */
export function decimalParts(value: string): DecimalParts {
  const match = decimal.exec(value)
  if (!match)
    throw new AppKitError(
      'units/invalid-decimal',
      `${value.slice(0, 100)} isn't a decimal number. Pass one such as 1.5.`,
    )
  const [, sign = '', whole = '', part = '', exponent = '0'] = match
  const shift = Number(exponent)
  const digits = '0'.repeat(Math.max(0, -shift)) + whole + part + '0'.repeat(Math.max(0, shift - part.length))
  const point = whole.length + Math.max(0, -shift) + shift
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const fraction = digits.slice(point)
  return { sign: sign === '-' && /[1-9]/.test(digits) ? '-' : '', integer, fraction }
}
