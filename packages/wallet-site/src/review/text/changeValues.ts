import type { ReviewChange } from '../Review'
import { decimalAmount } from './decimalAmount'

/** Returns the amount and symbol of a change for a sentence. No amount means no limit. */
export function changeValues({ amount, asset }: ReviewChange): { readonly symbol: string; readonly amount?: string } {
  const { symbol, decimals } = asset
  return amount === 'all' ? { symbol } : { symbol, amount: decimalAmount(amount, decimals) }
}
