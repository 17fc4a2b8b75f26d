import { type Asset, byValue } from './Asset'
import { PortfolioSum, type PortfolioTotal } from './PortfolioTotal'

/** Assets of an account. */
export interface Portfolio {
  /** Assets by value, highest first, without tokens that have 0 decimals. */
  readonly assets: readonly Asset[]
  readonly total: PortfolioTotal
  /**
   * Source of the assets. `chain`: neither the wallet nor the backend lists tokens, so these are native assets without
   * prices.
   */
  readonly source: 'wallet' | 'backend' | 'chain'
  /** Time of the request in milliseconds since the epoch. For a cached response, the time when it was stored. */
  readonly asOf: number
}

type PortfolioFacts = Pick<Portfolio, 'asOf' | 'source'> & { readonly currency: string }

/** Collects assets and adds up their values incrementally, as there may be thousands. Drops tokens with 0 decimals. */
export class PortfolioBuilder {
  readonly #assets: Asset[] = []
  readonly #sum: PortfolioSum = new PortfolioSum()

  add(asset: Asset): void {
    if (asset.decimals === 0) return
    this.#assets.push(asset)
    this.#sum.add(asset)
  }

  /** Sorts the assets and returns the portfolio. */
  build({ source, asOf, currency }: PortfolioFacts): Portfolio {
    return { assets: [...this.#assets].sort(byValue), total: this.#sum.total(currency), source, asOf }
  }
}

/** Sorts assets, adds up their values and drops tokens with 0 decimals. */
export function toPortfolio(held: readonly Asset[], facts: PortfolioFacts): Portfolio {
  const builder = new PortfolioBuilder()
  for (const asset of held) builder.add(asset)
  return builder.build(facts)
}

/** Returns the portfolio with the list and total of `known` if no asset changed, which saves a render. */
export function reuseUnchanged(portfolio: Portfolio, known: Portfolio): Portfolio {
  const { assets, total } = known
  const isSame =
    total.currency === portfolio.total.currency &&
    assets.length === portfolio.assets.length &&
    assets.every((asset, index) => asset === portfolio.assets[index])
  return isSame ? { ...portfolio, assets, total } : portfolio
}
