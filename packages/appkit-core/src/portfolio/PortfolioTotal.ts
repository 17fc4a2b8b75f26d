import { type Change, changeOf, changeSince } from './Change'
import type { Holding } from './Holding'

/** What holdings are worth together. */
export interface PortfolioTotal {
  /** In units of 10⁻¹⁸ of the currency, `fiatDecimals`. */
  readonly value: bigint
  readonly currency: string
  /** How many of the assets held are not in it, because their price isn't known. Say so where the total is shown. */
  readonly unpriced: number
  /** How these holdings changed in worth within 24 hours. Undefined: not known of each that is in the total. */
  readonly change: Change | undefined
}

/** Adds up what has a price. */
export function totalOf(holdings: readonly Holding[], currency: string): PortfolioTotal {
  let value = 0n
  let unpriced = 0
  let before: bigint | undefined = 0n
  for (const holding of holdings) {
    if (holding.value === undefined) {
      if (holding.units > 0n) unpriced++
      continue
    }
    value += holding.value
    const change = changeOf(holding)
    if (before !== undefined && holding.units > 0n) before = change && before + holding.value - change.value
  }
  const change = value > 0n && before !== undefined ? changeSince(before, value) : undefined
  return { value, currency, unpriced, change }
}
