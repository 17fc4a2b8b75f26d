import { fiatValue } from '../amounts/fiatValue'
import type { Holding } from './Holding'

/** How the worth of something changed. */
export interface Change {
  /** In units of 10⁻¹⁸ of the currency, negative where it lost. */
  readonly value: bigint
  /** Of what it was worth before: 0.05 is five per cent more. Undefined: it was worth nothing. For showing alone. */
  readonly fraction: number | undefined
}

/**
 * How the worth of what is held changed within 24 hours. What came or went meanwhile counts as if it had always been so. Undefined: not known, which is
 * not the same as no change.
 *
 * @example
 * ```ts
 * changeOf({ units: 2n, decimals: 0, value: 22n * 10n ** 18n, priceDayAgo: 10 }) // { value: 2000000000000000000n, fraction: 0.1 }
 * ```
 */
export function changeOf(holding: Pick<Holding, 'units' | 'decimals' | 'value' | 'priceDayAgo'>): Change | undefined {
  const { units, decimals, value, priceDayAgo } = holding
  const before = fiatValue(units, decimals, priceDayAgo)
  return value === undefined || before === undefined ? undefined : changeSince(before, value)
}

/** The change from one worth to another, both in units of 10⁻¹⁸ of a currency. */
export function changeSince(before: bigint, now: bigint): Change {
  const value = now - before
  // A hundredth of a per cent of a per cent is finer than anybody shows; a float holds it exactly enough.
  const fraction = before > 0n ? Number((value * 1_000_000n) / before) / 1_000_000 : undefined
  return { value, fraction }
}
