import { expect, test } from 'vitest'
import { SwapScene } from '../../test/startSwap'
import type { SwapReview } from '../plan/SwapReview'
import { isWorse } from './isWorse'

async function reviewed(): Promise<SwapReview> {
  const { reviewed: review } = await new SwapScene().review(undefined, undefined, '10')
  if (!review) throw new Error('The scene has a review.')
  return { ...review, fee: 100n }
}

test.each<readonly [what: string, change: (review: SwapReview) => Partial<SwapReview>, worse: boolean]>([
  ['the same review', () => ({}), false],
  ['0.5% less', ({ quote }) => ({ quote: { ...quote, amountOut: 1_990n } }), false],
  ['more than 0.5% less', ({ quote }) => ({ quote: { ...quote, amountOut: 1_989n } }), true],
  ['a notable impact', () => ({ impact: { bps: 100, band: 'notable' } }), false],
  ['a high impact', () => ({ impact: { bps: 500, band: 'high' } }), true],
  ['an unknown impact', () => ({ impact: { bps: undefined, band: 'unknown' } }), true],
  ['half more for the network', () => ({ fee: 150n }), false],
  ['over half more for the network', () => ({ fee: 151n }), true],
  ['an unknown fee', () => ({ fee: undefined }), false],
  ['a payment', () => ({ payment: { to: '0xa', name: 'A', amount: 1n } }), true],
])('compares with %s', async (_, change, worse) => {
  const review = await reviewed()
  expect(isWorse(review, { ...review, ...change(review) })).toBe(worse)
})
