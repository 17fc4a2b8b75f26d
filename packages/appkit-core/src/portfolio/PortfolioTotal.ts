import { fiatValue } from '../amounts/fiatValue'
import { type Change, changeSince } from './Change'
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

/** Adds up what has a price, one holding at a time. */
export class PortfolioSum {
  #value = 0n
  #unpriced = 0
  /** What the same was worth 24 hours ago, as far as it is known of each. */
  #before: bigint | undefined = 0n

  add({ units, decimals, value, priceDayAgo }: Holding): void {
    if (value === undefined) {
      if (units > 0n) this.#unpriced++
      return
    }
    this.#value += value
    if (this.#before === undefined || units <= 0n) return
    const before = fiatValue(units, decimals, priceDayAgo)
    this.#before = before === undefined ? undefined : this.#before + before
  }

  total(currency: string): PortfolioTotal {
    const [value, before] = [this.#value, this.#before]
    const change = value > 0n && before !== undefined ? changeSince(before, value) : undefined
    return { value, currency, unpriced: this.#unpriced, change }
  }
}
