import { byValue, type Holding } from './Holding'
import { type PortfolioTotal, totalOf } from './PortfolioTotal'

/** What an account holds. */
export interface Portfolio {
  /** The most valuable first. Tokens with 0 decimals are not among them. */
  readonly holdings: readonly Holding[]
  readonly total: PortfolioTotal
  /** Who says so. `chain`: neither wallet nor backend knows tokens here, so these are the chains' own assets alone, without prices. */
  readonly source: 'wallet' | 'backend' | 'chain'
  /** When that was so, in milliseconds since the epoch. */
  readonly asOf: number
}

/** Puts holdings in order and adds them up. Spec 5: tokens with 0 decimals are dropped. */
export function toPortfolio(
  held: readonly Holding[],
  { source, asOf, currency }: Pick<Portfolio, 'asOf' | 'source'> & { readonly currency: string },
): Portfolio {
  const holdings = held.filter(({ decimals }) => decimals !== 0).sort(byValue)
  return { holdings, total: totalOf(holdings, currency), source, asOf }
}
