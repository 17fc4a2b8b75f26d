import { parseAmount } from '@openappkit/appkit-core/amounts'
import type { Slippage } from './Slippage'
import type { SwapToken } from './SwapToken'

/** Form of a swap, complete or not. Immutable. */
export interface SwapDraft {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
  /** Paid amount as typed. */
  readonly amountText: string
  /** BCP 47 locale of the amount, for its separators. */
  readonly locale: string | undefined
  /** Paid amount in base units. Undefined if the text is empty or invalid, or if no token is selected. */
  readonly amount: bigint | undefined
  /** Whether the amount is the maximum, which a token change calculates again. */
  readonly isMax: boolean
  readonly slippage: Slippage
}

/** Returns an empty form, with the tokens if given. */
export function emptyDraft(from?: SwapToken, to?: SwapToken, slippage: Slippage = 'auto'): SwapDraft {
  return { from, to, amountText: '', locale: undefined, amount: undefined, isMax: false, slippage }
}

/** Returns the typed amount in base units of the paid token. Undefined if the text isn't a valid amount. */
export function readAmount({
  amountText,
  from,
  locale,
}: Pick<SwapDraft, 'amountText' | 'from' | 'locale'>): bigint | undefined {
  if (!from || !amountText.trim()) return undefined
  try {
    return parseAmount(amountText, from.decimals, locale)
  } catch {
    return undefined
  }
}
