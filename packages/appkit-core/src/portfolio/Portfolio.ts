import { byValue, type Holding } from './Holding'
import { PortfolioSum, type PortfolioTotal } from './PortfolioTotal'

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

type PortfolioFacts = Pick<Portfolio, 'asOf' | 'source'> & { readonly currency: string }

/** Collects holdings and adds them up as they come: there may be thousands. Spec 5: tokens with 0 decimals are dropped. */
export class PortfolioBuilder {
  readonly #holdings: Holding[] = []
  readonly #sum: PortfolioSum = new PortfolioSum()

  add(holding: Holding): void {
    if (holding.decimals === 0) return
    this.#holdings.push(holding)
    this.#sum.add(holding)
  }

  /** Puts them in order. */
  build({ source, asOf, currency }: PortfolioFacts): Portfolio {
    return { holdings: [...this.#holdings].sort(byValue), total: this.#sum.total(currency), source, asOf }
  }
}

/** Puts holdings in order and adds them up. */
export function toPortfolio(held: readonly Holding[], facts: PortfolioFacts): Portfolio {
  const builder = new PortfolioBuilder()
  for (const holding of held) builder.add(holding)
  return builder.build(facts)
}

/** The portfolio, with the list and the total of `known` if no holding changed: a view that depends on them needn't render again. */
export function reuseUnchanged(portfolio: Portfolio, known: Portfolio): Portfolio {
  const { holdings, total } = known
  const isSame =
    total.currency === portfolio.total.currency &&
    holdings.length === portfolio.holdings.length &&
    holdings.every((holding, index) => holding === portfolio.holdings[index])
  return isSame ? { ...portfolio, holdings, total } : portfolio
}
