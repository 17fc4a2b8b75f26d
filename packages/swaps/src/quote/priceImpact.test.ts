import { expect, test } from 'vitest'
import { dollar, ether } from '../../test/startSwap'
import type { SwapToken } from '../draft/SwapToken'
import { type ImpactBand, priceImpact } from './priceImpact'
import type { SwapQuote } from './SwapQuote'

const wrapped: SwapToken = { ...ether, address: dollar.address }
const unpriced = (token: SwapToken): SwapToken => ({ ...token, price: undefined })

/** A quote that pays 100.00 of `from`. */
function quote(from: SwapToken, to: SwapToken, amountOut: bigint, impactBps?: number): SwapQuote {
  const account = { address: '0x1', network: { caipNetworkId: 'eip155:1' }, isSmartAccount: false }
  return {
    query: { account, from, to, amount: 10_000n, slippageBps: 100 },
    amountOut,
    impactBps,
  } as unknown as SwapQuote
}

test.each<readonly [what: string, quote: SwapQuote, bps: number | undefined, band: ImpactBand]>([
  ['a wrap at 1:1', quote(ether, wrapped, 10_000n, 0), 0, 'none'],
  ['a wrap without prices', quote(unpriced(ether), unpriced(wrapped), 10_000n, 0), 0, 'none'],
  ['a gain', quote(ether, dollar, 21_000n), 0, 'none'],
  ['a loss of 0.99 %', quote(ether, dollar, 19_802n), 99, 'none'],
  ['a loss of 1 %', quote(ether, dollar, 19_800n), 100, 'notable'],
  ['a loss of 4.99 %', quote(ether, dollar, 19_002n), 499, 'notable'],
  ['a loss of 5 %', quote(ether, dollar, 19_000n), 500, 'high'],
  ['a loss of 14.99 %', quote(ether, dollar, 17_002n), 1_499, 'high'],
  ['a loss of 15 %', quote(ether, dollar, 17_000n), 1_500, 'blocked'],
  ['a loss of 99 %', quote(ether, dollar, 200n), 9_900, 'blocked'],
  ['a loss of everything', quote(ether, dollar, 0n), 10_000, 'blocked'],
  ['a reported loss above the one by prices', quote(ether, dollar, 20_000n, 700), 700, 'high'],
  ['an unknown price', quote(ether, unpriced(dollar), 20_000n), undefined, 'unknown'],
  ['an unknown price of more than $1,000', quote({ ...ether, price: 11 }, unpriced(dollar), 1n), undefined, 'blocked'],
])('the impact of %s', (_, { amountOut, impactBps, query }, bps, band) => {
  expect(priceImpact({ amountOut, impactBps, query } as SwapQuote)).toEqual({ bps, band })
})
