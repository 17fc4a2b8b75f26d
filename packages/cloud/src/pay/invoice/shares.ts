/** The price of an invoice on one rail, in base units. */
export interface RailPrice {
  readonly position: number
  readonly price: bigint
}

/**
 * Shares of a price that can be paid in several assets. A share is an exact integer: the part of the price that one base
 * unit pays, times `whole`.
 */
export interface Shares {
  /** Share of the whole price. */
  readonly whole: bigint
  /** Returns the share of one base unit of a rail. Undefined for an unknown rail. */
  of(position: number): bigint | undefined
  /** Returns the base units of a rail that pay the rest of the price, rounded up. */
  due(position: number, paid: bigint): bigint
}

/** Returns the shares of the rails. Prices must be positive. */
export function sharesOf(rails: readonly RailPrice[]): Shares {
  const whole = rails.reduce((product, { price }) => product * price, 1n)
  const shares = new Map(rails.map(({ position, price }) => [position, whole / price]))
  return {
    whole,
    of: position => shares.get(position),
    due(position, paid) {
      const share = shares.get(position)
      const rest = whole - paid
      return share === undefined || rest <= 0n ? 0n : (rest + share - 1n) / share
    },
  }
}

/** Returns whether a share covers the price, less a tolerance in hundredths of a percent. */
export function isCovered(share: bigint, whole: bigint, toleranceBps: number): boolean {
  return share > 0n && share * 10_000n >= whole * BigInt(10_000 - toleranceBps)
}
