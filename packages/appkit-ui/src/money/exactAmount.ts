import { showExactAmount } from '@openappkit/appkit-core/amounts'
import { shortened } from './shortened'

/**
 * Returns an amount with every digit and its symbol: an accepted amount is never rounded.
 *
 * @param units - Base units of the token.
 *
 * @example
 * ```ts
 * import { exactAmount } from '@openappkit/appkit-ui/money'
 *
 * export const text = exactAmount(1_500_000n, 6, 'USDC', 'en') // 1.5 USDC
 * ```
 */
export function exactAmount(units: bigint, decimals: number, symbol: string, locale: string): string {
  // The isolate keeps digits and symbol in order, whatever the text direction around them.
  return `\u2068${showExactAmount(units, decimals, locale)}\u00a0${shortened(symbol)}\u2069`
}
