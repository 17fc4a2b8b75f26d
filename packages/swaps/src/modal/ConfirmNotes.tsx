import { Icon } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapReviewProps } from './SwapProps'

const checkIcon = <Icon name="check" paths={['M20 6 9 17l-5-5']} />

export interface ConfirmNotesProps extends Pick<SwapReviewProps, 'translator'> {
  readonly review: SwapReview
}

/** Explains an approval, and shows the result of the simulation. Part `swap-checked`. */
export function ConfirmNotes({ review, translator: { locale, t } }: ConfirmNotesProps): ReactNode {
  const { isBatch, outcome, quote, steps } = review
  const { amount, from, to } = quote.query
  const paid = exactAmount(amount, from.decimals, from.symbol, locale)
  const explained = t(isBatch ? 'batchExplained' : 'approveExplained', { amount: paid })
  return (
    <>
      {steps[0]?.kind === 'approve' && <p className="swap-note">{breakAfterPoint(explained, locale)}</p>}
      {outcome ? (
        <p className="swap-checked" part="swap-checked">
          {checkIcon}
          <span>
            {breakAfterPoint(
              t('checked', { amount: exactAmount(outcome.received, to.decimals, to.symbol, locale) }),
              locale,
            )}
          </span>
        </p>
      ) : (
        <p className="swap-note">{t('notSimulated')}</p>
      )}
    </>
  )
}
