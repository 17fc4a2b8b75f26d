import type { Translator } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { approvalEn } from '../../locales/approval.en'
import type { ReviewAsset } from '../../review/Review'
import { cleanText } from './cleanText'

/** Translator of the approvals. */
export type ApprovalTranslator = Translator<typeof approvalEn>

/** Longest symbol that is shown. Real ones have at most 11 characters. */
const longestSymbol = 16

/** Returns the symbol of an asset without anything that hides or reorders text. */
export function symbolOf(asset: ReviewAsset): string {
  return cleanText(asset.symbol, longestSymbol) || '?'
}

/** Returns an amount with every digit, or the text for an amount without limit. */
export function amountOf(
  { asset, amount }: { readonly asset: ReviewAsset; readonly amount: bigint | 'all' },
  { locale, t }: ApprovalTranslator,
): string {
  const symbol = symbolOf(asset)
  return amount === 'all' ? t('unlimited', { symbol }) : exactAmount(amount, asset.decimals, symbol, locale)
}
