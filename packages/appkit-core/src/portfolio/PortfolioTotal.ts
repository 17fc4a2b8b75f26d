import { fiatValue } from '../amounts/fiatValue'
import type { Asset } from './Asset'
import { type Change, changeSince } from './Change'

/** Total value of assets. */
export interface PortfolioTotal {
  /** Value in units of 10⁻¹⁸ of the currency (`fiatDecimals`). */
  readonly value: bigint
  readonly currency: string
  /** Number of assets with a balance but no known price. The total excludes them. Show it next to the total. */
  readonly unpriced: number
  /** Change within 24 hours. Undefined if the total is zero, or if an included asset's earlier price is unknown. */
  readonly change: Change | undefined
}

/** Adds up the values of assets with a price. */
export class PortfolioSum {
  #value = 0n
  #unpriced = 0
  /** Total 24 hours ago. Undefined if any earlier price is unknown. */
  #before: bigint | undefined = 0n

  add({ units, decimals, value, priceDayAgo }: Asset): void {
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
