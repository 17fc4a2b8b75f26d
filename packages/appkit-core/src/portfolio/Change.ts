import { fiatValue } from '../amounts/fiatValue'
import type { Asset } from './Asset'

/** Change in value. */
export interface Change {
  /** Difference in units of 10⁻¹⁸ of the currency. Negative for a loss. */
  readonly value: bigint
  /**
   * Difference as a fraction of the previous value: 0.05 is 5% more. Undefined if the previous value was zero. For
   * display only.
   */
  readonly fraction: number | undefined
}

/**
 * Returns how an asset's value changed within 24 hours, based on the current amount. Returns undefined if a price is
 * unknown, which differs from no change.
 *
 * @example
 * ```ts
 * import { changeOf } from '@openappkit/appkit-core/portfolio'
 *
 * const change = changeOf({ units: 2n, decimals: 0, value: 22n * 10n ** 18n, priceDayAgo: 10 })
 * // { value: 2000000000000000000n, fraction: 0.1 }
 * ```
 */
export function changeOf(asset: Pick<Asset, 'units' | 'decimals' | 'value' | 'priceDayAgo'>): Change | undefined {
  const { units, decimals, value, priceDayAgo } = asset
  const before = fiatValue(units, decimals, priceDayAgo)
  return value === undefined || before === undefined ? undefined : changeSince(before, value)
}

/** Returns the change between two values in units of 10⁻¹⁸ of a currency. */
export function changeSince(before: bigint, now: bigint): Change {
  const value = now - before
  // Six decimal places are finer than any display, and a float represents them accurately enough.
  const fraction = before > 0n ? Number((value * 1_000_000n) / before) / 1_000_000 : undefined
  return { value, fraction }
}
