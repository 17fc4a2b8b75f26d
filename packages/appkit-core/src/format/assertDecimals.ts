import { AppKitError } from '@openappkit/contract'

/**
 * Checks that `decimals` is an integer from 0 to 255, the range that a token can declare.
 *
 * @throws {AppKitError} `units/decimals-required` for any other value.
 */
export function assertDecimals(decimals: number): void {
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= 255) return
  throw new AppKitError(
    'units/decimals-required',
    `${decimals} isn't a number of decimals. Pass an integer from 0 to 255.`,
  )
}
