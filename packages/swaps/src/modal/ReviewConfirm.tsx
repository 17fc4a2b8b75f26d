import { Button } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { concernsOf, type SwapConcern, type SwapReview } from '../plan/SwapReview'
import { ConfirmNotes } from './ConfirmNotes'
import { percentText } from './percentText'
import type { ReviewValue, SwapReviewProps } from './SwapProps'

export interface ReviewConfirmProps extends SwapReviewProps {
  readonly value: Extract<ReviewValue, { status: 'reviewing' | 'preparing' }>
  readonly review: SwapReview
}

/**
 * The button that approves or swaps, below the checkboxes that it waits for. A blocked swap only leads back. Parts
 * `swap-confirm`, `swap-consent`.
 */
export function ReviewConfirm({ controller, review, translator, value }: ReviewConfirmProps): ReactNode {
  const { locale, t } = translator
  const { isBatch, payment, quote, steps } = review
  const { amount, from } = quote.query
  const isReviewing = value.status === 'reviewing'
  const concerns = concernsOf(review)
  const paid = exactAmount(amount, from.decimals, from.symbol, locale)
  const isApproval = steps[0]?.kind === 'approve'
  const isAccepted = (concern: SwapConcern) => !isReviewing || value.accepted.includes(concern)
  const isBlocked = review.impact.band === 'blocked'
  const isExpired = isReviewing && value.isExpired
  const batchText = payment ? t('swapAndPay') : t('approveAndSwap')
  const text = isBatch ? batchText : isApproval ? t('approveAmount', { amount: paid }) : t('swapNow')
  return (
    <footer className="swap-confirm" part="swap-confirm">
      <ConfirmNotes review={review} translator={translator} />
      {!isBlocked &&
        concerns.map(concern => (
          <label key={concern} className="swap-consent" part="swap-consent">
            <input
              className="swap-box"
              type="checkbox"
              checked={isAccepted(concern)}
              disabled={!isReviewing}
              onChange={event => controller.consent(concern, event.target.checked)}
            />
            {consentText(concern, review, translator)}
          </label>
        ))}
      {isBlocked ? (
        <Button fullWidth onClick={() => controller.edit()}>
          {t('back')}
        </Button>
      ) : isExpired ? (
        <Button variant="primary" fullWidth onClick={() => controller.refresh()}>
          {t('refreshPrice')}
        </Button>
      ) : (
        <Button
          variant="primary"
          fullWidth
          disabled={!concerns.every(isAccepted)}
          loading={!isReviewing}
          onClick={() => void controller.confirm()}
        >
          <span>{isReviewing ? breakAfterPoint(text, locale) : t('checking')}</span>
        </Button>
      )}
    </footer>
  )
}

function consentText(
  concern: SwapConcern,
  { impact, quote }: SwapReview,
  { locale, t }: SwapReviewProps['translator'],
): string {
  switch (concern) {
    case 'impact':
      return t('impactConsent', { percent: percentText(impact.bps ?? 0, locale) })
    case 'unknownImpact':
      return t('unknownConsent', { symbol: shortened(quote.query.to.symbol) })
    case 'unlisted':
      return t('unlistedConsent')
  }
}
