/** A pool's balances of the token that a trade sells and of the token that it buys. */
export type Reserves = readonly [sold: bigint, bought: bigint]

/** Returns the amount that a pool pays for `amountIn`. Charges 0.3 % and rounds like Uniswap V2. */
function amountOut(amountIn: bigint, [sold, bought]: Reserves): bigint {
  const charged = amountIn * 997n
  return (charged * bought) / (sold * 1000n + charged)
}

/** Returns the reserves after a trade. */
export function afterTrade(amountIn: bigint, reserves: Reserves): Reserves {
  const [sold, bought] = reserves
  return [sold + amountIn, bought - amountOut(amountIn, reserves)]
}

/** Returns the output of a trade through several pools, and their reserves after it. */
export function tradePath(amountIn: bigint, pools: readonly Reserves[]): { out: bigint; after: readonly Reserves[] } {
  let out = amountIn
  const after = pools.map(pool => {
    const input = out
    out = amountOut(input, pool)
    return afterTrade(input, pool)
  })
  return { out, after }
}
