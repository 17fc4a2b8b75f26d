import { floorDecimal } from '@openappkit/appkit-core/format'
import type { ActivityItem, ItemTransfer } from './ActivityItem'
import type { RowFormats } from './RowFormats'

/** Number of fraction digits in a row's amount. */
const digits = 3

/** Returns the transfer to display in a row: a trade's incoming transfer, otherwise the first one from the backend. */
export function mainTransfer({ isTrade, transfers }: ActivityItem): ItemTransfer | undefined {
  const arrived = isTrade ? transfers.find(({ direction }) => direction === 'in') : undefined
  return arrived ?? transfers[0]
}

/**
 * Returns an amount with its sign and symbol, such as `-0.567 ETH`: cut off after 3 decimals, in the language's digits.
 * Whole numbers of NFTs show no decimals. Undefined if the amount is unknown.
 */
export function amountText(transfer: ItemTransfer, formats: RowFormats): string | undefined {
  const { direction, isNft, name, quantity, symbol } = transfer
  if (quantity === undefined) return undefined
  const sign = direction === 'out' && !quantity.startsWith('-') ? '-' : ''
  const cut = floorDecimal(`${sign}${quantity}`, digits)
  const shown = isNft && /\.0*$/u.test(cut) ? 0 : digits
  const unit = symbol ?? (isNft ? name : undefined)
  const amount = formats.amount(cut, shown, direction === 'self' ? 'never' : 'exceptZero')
  return unit ? `${amount} ${unit}` : amount
}

/** Returns an amount with its symbol and all digits. Undefined if the amount is unknown. */
export function exactAmount({ quantity, symbol = '' }: Pick<ItemTransfer, 'quantity' | 'symbol'>): string | undefined {
  return quantity === undefined ? undefined : `${quantity} ${symbol}`.trim()
}
