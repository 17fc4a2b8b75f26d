import type { Fact } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import { isSameAsset, type SwapToken } from '../draft/SwapToken'
import type { SwapFee, SwapQuote } from '../quote/SwapQuote'
import type { SwapProps } from './SwapProps'

/** Returns the fees that the quote deducts, 'No fee' if there are none, and nothing if they are unknown. */
export function feeFacts({ fees, query }: SwapQuote, { locale, t }: SwapProps['translator']): readonly Fact[] {
  if (!fees) return []
  if (fees.every(({ amount }) => amount === 0n)) return [{ label: t('providerFee'), value: t('noFee') }]
  return fees.flatMap((fee): readonly Fact[] => {
    const token = tokenOf(fee, [query.from, query.to])
    if (!token || fee.amount === 0n) return []
    const label = t(fee.kind === 'operator' ? 'operatorFee' : 'providerFee')
    return [{ label, value: <bdi>{exactAmount(fee.amount, token.decimals, token.symbol, locale)}</bdi> }]
  })
}

function tokenOf({ tokenAddress }: SwapFee, tokens: readonly SwapToken[]): SwapToken | undefined {
  return tokens.find(token => isSameAsset(token, { address: tokenAddress }))
}
