import { AppKitError } from '@openappkit/contract'

/**
 * Refuses a unit conversion that doesn't say how many decimals the unit has. 255 is the most that a token can declare.
 *
 * @throws AppKitError `units/decimals-required`.
 */
export function assertDecimals(decimals: number): void {
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= 255) return
  throw new AppKitError('units/decimals-required', `Converting units needs decimals from 0 to 255; got ${decimals}.`)
}
