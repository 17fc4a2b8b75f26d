import { afterTrade, type Reserves } from './amountOut'
import { fallsBy } from './fallsBy'
import { smallestInput } from './smallestInput'

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
