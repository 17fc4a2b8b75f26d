import { defineSheet, useActiveConnection, useSheet } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { LeftoverNotices } from './LeftoverNotices'
import { ReviewAmounts } from './ReviewAmounts'
import { ReviewConfirm } from './ReviewConfirm'
import { ReviewFacts } from './ReviewFacts'
import { ReviewNotices } from './ReviewNotices'
import { SwapActions } from './SwapActions'
import type { ReviewValue, SwapReviewProps } from './SwapProps'
import { SwapReceiptFacts } from './SwapReceiptFacts'
import css from './SwapReview.css?inline'
import { SwapStatus } from './SwapStatus'
import { swapScene } from './swapScene'
import { useReviewTitle } from './useReviewTitle'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface SwapReviewScreenProps extends SwapReviewProps {
  readonly value: ReviewValue
}

/**
 * The swap under review, for comparison with the wallet's own prompt, and then its progress and outcome. The amounts stay
 * in place from the review to the outcome. Parts `swap-review`, `swap-progress`.
 */
export function SwapReviewScreen({ controller, translator, value }: SwapReviewScreenProps): ReactNode {
  useSheet(sheet)
  const active = useActiveConnection()
  const { t } = translator
  const wallet = shortened(active?.name ?? t('unknownWallet'))
  const isReview = value.status === 'reviewing' || value.status === 'preparing'
  const scene = isReview ? undefined : swapScene(value, translator, wallet)
  useReviewTitle(scene?.viewTitle ?? t('reviewTitle'))
  if (!value.review) return null
  const { review } = value
  const shared = { controller, translator }
  if (isReview)
    return (
      <div className="swap-review" part="swap-review">
        {value.status === 'reviewing' && <ReviewNotices value={value} translator={translator} />}
        <ReviewAmounts review={review} translator={translator} />
        <ReviewFacts review={review} translator={translator} />
        <ReviewConfirm {...shared} value={value} review={review} />
      </div>
    )
  return (
    <div className="swap-progress" part="swap-progress">
      {scene && <SwapStatus scene={scene} status={value.status} wallet={wallet} imageUrl={active?.imageUrl} />}
      {value.status === 'confirmed' ? (
        <SwapReceiptFacts value={value} translator={translator} />
      ) : (
        <ReviewAmounts review={review} translator={translator} />
      )}
      {(value.status === 'confirmed' || value.status === 'failed') && <LeftoverNotices {...shared} />}
      <SwapActions {...shared} value={value} />
    </div>
  )
}
