import type { TransferLine } from '@openappkit/appkit-core'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { sendEn } from './locales/send.en'

/** Returns the description of one line of a request. */
export function requestLineText(
  kind: TransferLine['kind'],
  amount: string | undefined,
  t: Translate<typeof sendEn>,
): string {
  switch (kind) {
    case 'nativeTransfer':
    case 'tokenTransfer':
      return t('lineTransfer', { amount: amount ?? '' })
    case 'output':
      return t('linePay', { amount: amount ?? '' })
    case 'change':
      return t('lineChange', { amount: amount ?? '' })
    case 'createTokenAccount':
      return amount === undefined ? t('lineAccount') : t('lineAccountFor', { amount })
  }
}
