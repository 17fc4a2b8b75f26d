import { fiatDecimals, fiatValue } from '@openappkit/appkit-core/amounts'
import { Notice } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapState } from '../SwapState'
import { percentText } from './percentText'
import type { SwapReviewProps } from './SwapProps'

export interface ReviewNoticesProps extends Pick<SwapReviewProps, 'translator'> {
  readonly value: Extract<SwapState, { status: 'reviewing' }>
}

/** Value in US dollars from which splitting a swap is worth its fees. */
const large = 50_000n * 10n ** BigInt(fiatDecimals)

/** Warnings before the swap: changes since the last review, the price impact, and unlisted tokens. */
export function ReviewNotices({ translator, value }: ReviewNoticesProps): ReactNode {
  const { locale, t } = translator
  const { isExpired, previous, review } = value
  const { band, bps } = review.impact
  const { amount, from, to } = review.quote.query
  const percent = bps === undefined ? '' : percentText(bps, locale)
  const isLarge = (fiatValue(amount, from.decimals, from.price) ?? 0n) > large && band !== 'none'
  const isPrice = previous && previous.quote.amountOut !== review.quote.amountOut
  const symbol = shortened(to.symbol)
  return (
    <>
      {isExpired && <Notice tone="caution">{t('priceExpired')}</Notice>}
      {previous && <Notice tone="caution">{t(isPrice ? 'priceChanged' : 'changed')}</Notice>}
      {band === 'high' && <Notice tone="negative">{t('impactHigh', { percent })}</Notice>}
      {band === 'unknown' && <Notice tone="caution">{t('impactUnknown')}</Notice>}
      {band === 'blocked' && (
        <Notice tone="negative">
          {bps === undefined ? t('impactBlockedUnknown') : t('impactBlocked', { percent })}
        </Notice>
      )}
      {isLarge && <Notice>{t('splitUp')}</Notice>}
      {!to.isListed && (
        <Notice tone={to.isImitation ? 'negative' : 'caution'}>
          {t(to.isImitation ? 'unlistedImitation' : 'unlisted', { symbol })}
        </Notice>
      )}
    </>
  )
}
