import { showExactAmount } from '@openappkit/appkit-core/amounts'
import type { ActivityItem, ItemTransfer } from './ActivityItem'
import { compactAmount } from './compactAmount'

/** A decimal number with at most as many decimals as `Intl` shows. The direction of the transfer replaces its sign. */
const decimal = /^-?(\d+)(?:\.(\d{1,100})\d*)?$/u

/** Symbols of up to this many letters aren't cut. A longer one gets the room that its number leaves. */
const longestSymbol = 8

/** NFT names of up to this many letters aren't cut, because their number is short. */
const longestName = 12

/** Characters that a row has for a number and a symbol that is cut. */
const rowLength = 12

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
 * language's digits. A long symbol is cut. Undefined if the amount is unknown.
 */
export function displayAmount(transfer: ItemTransfer, locale: string): DisplayAmount | undefined {
  const amount = printed(transfer, (units, decimals) => compactAmount(units, decimals, locale))
  return amount && { ...amount, unit: amount.unit && shortUnit(amount, amount.unit, transfer.isNft) }
}

/** Returns an amount with its sign, all digits and its symbol, such as `−0.567 ETH`. */
export function exactAmount(transfer: ItemTransfer, locale: string): string | undefined {
  const exact = printed(transfer, (units, decimals) => showExactAmount(units, decimals, locale))
  return exact && (exact.unit ? `${exact.number} ${exact.unit}` : exact.number)
}

/** Returns the unit, or its first letters and an ellipsis if it is too long for a row. */
function shortUnit({ number }: DisplayAmount, unit: string, isNft: boolean): string {
  const letters = [...unit]
  const longest = isNft ? longestName : longestSymbol
  if (letters.length <= longest) return unit
  const kept = isNft ? longest - 1 : Math.min(longest - 1, Math.max(3, rowLength - number.length))
  const start = letters.slice(0, kept).join('')
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
  // Also before `<` and `>`, because the sign says where the funds went.
  const sign = units > 0n ? { in: '+', out: '\u2212', self: '' }[direction] : ''
  return { number: `${sign}${amount}`, unit: symbol ?? (isNft ? name : undefined) }
}
