import { assertDecimals } from './assertDecimals'

/**
 * Converts base units to decimal text, exactly and without trailing zeros.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` isn't an integer from 0 to 255.
 *
 * @example
 * ```ts
 * import { formatUnits } from '@openappkit/appkit-core/format'
 *
 * formatUnits(1500000000000000000n, 18) // '1.5'
 * ```
 */
export function formatUnits(value: bigint, decimals: number): string {
  assertDecimals(decimals)
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/(?<!0)0+$/, '')
  return `${sign}${digits.slice(0, point)}${fraction && `.${fraction}`}`
}
