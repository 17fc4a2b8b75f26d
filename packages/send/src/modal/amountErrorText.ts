import { printAmount, showAmount } from '@openappkit/appkit-core/amounts'
import type { Translator } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { amountProblemOf } from '../draft/amountProblemOf'
import type { SendDraft } from '../draft/SendDraft'
import type { sendEn } from './locales/send.en'

/** Messages by the decimal separator to use. Each names it in words where there is one. */
const separatorMessages = { '.': 'amountPoint', ',': 'amountComma', '٫': 'amountMomayyez' } as const

/**
 * Returns what is wrong with the token or the amount, and how to fix it. Undefined if nothing is, or as long as the
 * field is empty, unless it `isRequired` by now.
 */
export function amountErrorText(
  draft: SendDraft,
  { locale, t }: Translator<typeof sendEn>,
  isRequired: boolean,
): string | undefined {
  const { amount, token, unit } = draft
  if (!token) return isRequired ? t('noToken') : undefined
  const symbol = shortened(token.symbol)
  const example = printAmount(5n, 1, locale)
  const problem = amountProblemOf(draft)
  switch (problem?.kind) {
    case 'notAnAmount':
      return t('amountExample', { example })
    case 'exponent':
      return t('amountExponent', { example })
    case 'tooPrecise': {
      const { decimals: count } = problem
      const named = unit === 'fiat' ? 'USD' : symbol
      return count === 0 ? t('amountWhole', { symbol: named }) : t('amountDecimals', { symbol: named, count })
    }
    case 'wrongSeparator': {
      const message = separatorMessages[problem.separator as keyof typeof separatorMessages]
      return t(message ?? 'amountExample', { example: problem.suggestion })
    }
    case 'ambiguous':
      return t('amountAmbiguous', { whole: problem.whole, fraction: problem.fraction })
  }
  if (amount !== undefined && amount > token.balance)
    return t('insufficientFunds', { symbol, amount: showAmount(token.balance, token.decimals, { locale }) })
  return isRequired && !amount ? t('addAmount') : undefined
}
