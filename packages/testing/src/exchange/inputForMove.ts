import { fallsBy } from './fallsBy'
import { smallestInput } from './smallestInput'
import { afterTrade, type Reserves, tradePath } from './tradePath'

/**
 * Returns the smallest trade after which a small amount of the sold token buys at least `percent` less.
 *
 * @throws RangeError if `percent` isn't between 0 and 100.
 */
export function inputForMove(percent: number, reserves: Reserves): bigint {
  const isWorse = fallsBy(percent)
  return smallestInput(input => {
    const [sold, bought] = afterTrade(input, reserves)
    return isWorse(reserves[1] * sold, bought * reserves[0])
  })
}

/**
 * Returns the smallest trade after which a swap of `amountIn` through `pools` delivers at least `percent` less.
 *
 * @throws RangeError if `percent` isn't between 0 and 100.
 */
export function inputForSandwich(percent: number, amountIn: bigint, pools: readonly Reserves[]): bigint {
  const isWorse = fallsBy(percent)
  const quoted = tradePath(amountIn, pools).out
  return smallestInput(input => isWorse(quoted, tradePath(amountIn, tradePath(input, pools).after).out))
}
