import { showAmount, showExactAmount } from '@openappkit/appkit-core/amounts'
import type { ActivityItem, ItemTransfer } from './ActivityItem'

/** A decimal number with at most as many decimals as `Intl` shows. The direction of the transfer replaces its sign. */
const decimal = /^-?(\d+)(?:\.(\d{1,100})\d*)?$/u

/** Returns the transfer to display in a row: a trade's incoming transfer, otherwise the first one from the backend. */
export function mainTransfer({ isTrade, transfers }: ActivityItem): ItemTransfer | undefined {
  const arrived = isTrade ? transfers.find(({ direction }) => direction === 'in') : undefined
  return arrived ?? transfers[0]
}

/**
 * Returns an amount with its sign and symbol, such as `−0.567 ETH`: floored to 5 significant digits, in the language's
 * digits. Undefined if the amount is unknown.
 */
export function amountText(transfer: ItemTransfer, locale: string): string | undefined {
  return printed(transfer, (units, decimals) => showAmount(units, decimals, { locale }))
}

/** Returns an amount like `amountText`, with all digits. */
export function exactAmount(transfer: ItemTransfer, locale: string): string | undefined {
  return printed(transfer, (units, decimals) => showExactAmount(units, decimals, locale))
}

function printed(
  { direction, isNft, name, quantity, symbol }: ItemTransfer,
  show: (units: bigint, decimals: number) => string,
): string | undefined {
  const [, whole = '', fraction = ''] = decimal.exec(quantity ?? '') ?? []
  if (!whole) return undefined
  const units = BigInt(whole + fraction)
  const amount = show(units, fraction.length)
  // An amount too small to show has no sign, because it is no number.
  const isSigned = units > 0n && !amount.startsWith('<')
  const sign = isSigned ? { in: '+', out: '\u2212', self: '' }[direction] : ''
  const unit = symbol ?? (isNft ? name : undefined)
  return unit ? `${sign}${amount} ${unit}` : `${sign}${amount}`
}
