import { amountForFiat, fiatValue } from '@openappkit/appkit-core/amounts'
import type { SwapDraft } from '../draft/SwapDraft'

/** Returns what the paid amount is worth in the received token by market prices, to show until there is a quote. */
export function estimateReceived({ amount, from, to }: SwapDraft): bigint | undefined {
  if (!from || !to || !amount) return undefined
  const worth = fiatValue(amount, from.decimals, from.price)
  return worth === undefined ? undefined : amountForFiat(worth, to.decimals, to.price)
}
