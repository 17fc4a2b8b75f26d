import { expect, test } from 'vitest'
import { dollar, ether } from '../../test/startSwap'
import { emptyDraft } from '../draft/SwapDraft'
import { estimateReceived } from './estimateReceived'

test('converts the paid amount by market prices, across decimals', () => {
  const draft = { ...emptyDraft(ether, { ...dollar, decimals: 6 }), amount: 150n }
  // 1.5 ether at $2 each.
  expect(estimateReceived(draft)).toBe(3_000_000n)
})

test.each([
  ['without an amount', undefined, ether, dollar],
  ['without a token', 100n, ether, undefined],
  ['without a price to pay', 100n, { ...ether, price: undefined }, dollar],
  ['without a price to receive', 100n, ether, { ...dollar, price: 0 }],
])('estimates nothing %s', (_, amount, from, to) => {
  expect(estimateReceived({ ...emptyDraft(from, to), amount })).toBeUndefined()
})
