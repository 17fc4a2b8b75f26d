import { approvalEn } from '../../locales/approval.en'
import type { ReviewWarning } from '../../review/Review'
import type { ApprovalTranslator } from './amountOf'
import { cleanText } from './cleanText'

/** Returns the text of a warning. Values come from the data, so they are cleaned; without them, it is more general. */
export function warningText({ code, severity, values = {} }: ReviewWarning, { t }: ApprovalTranslator): string {
  const value = (name: string): string => cleanText(values[name] ?? '', 80)
  switch (code) {
    case 'domainMismatch':
      return value('domain')
        ? t('warning.domainMismatch', { domain: value('domain') })
        : t('warning.domainMismatchGeneric')
    case 'chainMismatch':
      return t(severity === 'block' ? 'warning.chainMismatch' : 'warning.otherChain')
    case 'unlistedAsset':
      return value('symbol')
        ? t('warning.unlistedAsset', { symbol: value('symbol') })
        : t('warning.unlistedAssetGeneric')
    case 'missingFunds':
      if (value('symbol')) return t('warning.missingCoin', { symbol: value('symbol') })
      return value('amount') ? t('warning.missingFunds', { amount: value('amount') }) : t('warning.missingFundsGeneric')
    default: {
      const key = `warning.${code}`
      return isPlain(key) ? t(key) : t('warning.other')
    }
  }
}

/** Texts without values. */
type PlainKey = {
  [key in keyof typeof approvalEn]: (typeof approvalEn)[key] extends string
    ? (typeof approvalEn)[key] extends `${string}{${string}`
      ? never
      : key
    : never
}[keyof typeof approvalEn]

function isPlain(key: string): key is PlainKey & `warning.${string}` {
  return Object.hasOwn(approvalEn, key)
}
