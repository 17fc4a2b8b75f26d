import { parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import type { SwapToken } from '../draft/SwapToken'

/** Amount to receive, and the tokens with their prices. */
export interface AmountForParameters {
  /** Decimal text in whole tokens. */
  readonly toAmount: string
  readonly from: Pick<SwapToken, 'decimals' | 'price'>
  readonly to: Pick<SwapToken, 'decimals' | 'price'>
}

/** Precision of prices, as a factor. */
const scale = 1e12
/** Headroom for slippage, fees and a price that moves, in hundredths of a percent. */
const spareBps = 300n

/**
 * Returns the amount to pay that covers an amount to receive at the known prices, with 3% to spare, rounded up.
 * Undefined if a price is unknown or the text isn't an amount.
 */
export function amountFor({ from, to, toAmount }: AmountForParameters): string | undefined {
  const [paid, received] = [from.price, to.price].map(price => BigInt(Math.round((price ?? 0) * scale)))
  if (!paid || !received) return undefined
  let units: bigint
  try {
    units = parseAmount(toAmount, to.decimals)
  } catch {
    return undefined
  }
  const dividend = units * received * (10_000n + spareBps) * 10n ** BigInt(from.decimals)
  const divisor = paid * 10_000n * 10n ** BigInt(to.decimals)
  return printAmount((dividend + divisor - 1n) / divisor, from.decimals)
}
