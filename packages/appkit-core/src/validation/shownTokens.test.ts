import { expect, test } from 'vitest'
import { shownTokens } from './shownTokens'

test('Tokens with 0 decimals are dropped', () => {
  const token = (symbol: string, decimals: string | number) => ({ symbol, quantity: { decimals, numeric: '1' } })

  expect(
    shownTokens([token('USDC', '6'), token('BADGE', '0'), token('SPAM', 0), token('ETH', 18)]).map(
      ({ symbol }) => symbol,
    ),
  ).toEqual(['USDC', 'ETH'])
})
