import type { SolanaPair } from './SolanaMaker'

/** The prices of a maker. */
export class PriceBook {
  readonly #prices = new Map<string, readonly [sold: bigint, bought: bigint]>()

  constructor(pairs: readonly SolanaPair[]) {
    for (const pair of pairs) this.#set(pair)
  }

  /** @throws Error if the pair isn't in the book. */
  change(pair: SolanaPair): void {
    if (!this.#prices.has(keyOf(pair.tokenA, pair.tokenB)))
      throw new Error(`The maker doesn't trade ${pair.tokenA} for ${pair.tokenB}. Pass a pair that it started with.`)
    this.#set(pair)
  }

  /** Returns the output for `amount`, rounded down, or undefined if the maker doesn't trade the tokens. */
  quote(input: string, output: string, amount: bigint): bigint | undefined {
    const price = this.#prices.get(keyOf(input, output))
    return price && (amount * price[1]) / price[0]
  }

  #set({ tokenA, amountA, tokenB, amountB }: SolanaPair): void {
    if (amountA <= 0n || amountB <= 0n) throw new RangeError('Pass amounts above 0 as the price of a pair.')
    this.#prices.set(keyOf(tokenA, tokenB), [amountA, amountB])
    this.#prices.set(keyOf(tokenB, tokenA), [amountB, amountA])
  }
}

function keyOf(input: string, output: string): string {
  return `${input} ${output}`
}
