import { showExactAmount } from '@openappkit/appkit-core/amounts'
import type { ActivityItem, ItemTransfer } from './ActivityItem'
import { compactAmount } from './compactAmount'

/** A decimal number with at most as many decimals as `Intl` shows. The direction of the transfer replaces its sign. */
const decimal = /^-?(\d+)(?:\.(\d{1,100})\d*)?$/u

/** Letters of a token's symbol in a row, with the ellipsis: it leaves room for the number. */
const longestSymbol = 8

/** Letters of an NFT's name in a row. Its number is short. */
const longestName = 12

/** Returns the transfer to display in a row: a trade's incoming transfer, otherwise the first one from the backend. */
export function mainTransfer({ isTrade, transfers }: ActivityItem): ItemTransfer | undefined {
  const arrived = isTrade ? transfers.find(({ direction }) => direction === 'in') : undefined
  return arrived ?? transfers[0]
}

/** An amount as displayed in a row. */
export interface DisplayAmount {
  /** With its sign: `−0.567`. Short enough to show whole. */
  readonly number: string
  /** The token's symbol, or the NFT's name. Third parties choose it, so a row shows at most its first letters. */
  readonly unit: string | undefined
}

/**
 * Returns an amount with its sign and symbol: floored to 5 significant digits and abbreviated from a million up, in the
 * language's digits. Undefined if the amount is unknown.
 */
export function displayAmount(transfer: ItemTransfer, locale: string): DisplayAmount | undefined {
  const amount = printed(transfer, (units, decimals) => compactAmount(units, decimals, locale))
  return amount && { ...amount, unit: amount.unit && shortUnit(amount.unit, transfer.isNft) }
}

/** Returns an amount with its sign, all digits and its symbol, such as `−0.567 ETH`. */
export function exactAmount(transfer: ItemTransfer, locale: string): string | undefined {
  const exact = printed(transfer, (units, decimals) => showExactAmount(units, decimals, locale))
  return exact && (exact.unit ? `${exact.number} ${exact.unit}` : exact.number)
}

/** Returns the unit, or its first letters and an ellipsis if it is too long for a row. */
function shortUnit(unit: string, isNft: boolean): string {
  const letters = [...unit]
  const longest = isNft ? longestName : longestSymbol
  if (letters.length <= longest) return unit
  const start = letters.slice(0, longest - 1).join('')
  return `${start.trimEnd()}…`
}

function printed(
  { direction, isNft, name, quantity, symbol }: ItemTransfer,
  show: (units: bigint, decimals: number) => string,
): DisplayAmount | undefined {
  const [, whole = '', fraction = ''] = decimal.exec(quantity ?? '') ?? []
  if (!whole) return undefined
  const units = BigInt(whole + fraction)
  const amount = show(units, fraction.length)
  // An amount too small or too large to show has no sign, because it is no number.
  const isSigned = units > 0n && !/^[<>]/u.test(amount)
  const sign = isSigned ? { in: '+', out: '\u2212', self: '' }[direction] : ''
  return { number: `${sign}${amount}`, unit: symbol ?? (isNft ? name : undefined) }
}
