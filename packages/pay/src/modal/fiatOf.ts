import type { PayCheckout } from '../invoice/PayCheckout'

/** Decimals of the amounts that `Money` shows. */
const shownDecimals = 18

/** Returns an invoice's price in units of 10⁻¹⁸ of its currency. */
export function fiatOf({ currency, minor }: PayCheckout['amount']): bigint {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return minor * 10n ** BigInt(shownDecimals - digits)
}

/**
 * Returns the part of the price that is left to pay, in units of 10⁻¹⁸ of the currency, rounded up. Each asset's `due` is
 * the same share of its price.
 */
export function fiatDue({ amount, assets }: Pick<PayCheckout, 'amount' | 'assets'>): bigint {
  const [first] = assets
  const price = fiatOf(amount)
  if (!first || first.price === 0n) return price
  return (price * first.due + first.price - 1n) / first.price
}
