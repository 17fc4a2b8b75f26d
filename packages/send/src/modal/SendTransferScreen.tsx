import { defineSheet, useActiveConnection, useSheet } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { SendActions } from './SendActions'
import { SendChange } from './SendChange'
import { SendReviewDetails } from './SendReviewDetails'
import { SendStatus } from './SendStatus'
import { SendSummary } from './SendSummary'
import css from './SendTransferScreen.css?inline'
import { ImitationWarning } from './SendWarnings'
import { sendScene } from './sendScene'
import type { TransferProps } from './TransferProps'
import { useReviewTitle } from './useReviewTitle'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * The transfer under review, for comparison with the wallet's own prompt, and then its progress and outcome. The
 * summary stays in place from the review to the outcome. A comparison with a look-alike address comes before it.
 * Parts `send-review`, `send-progress`.
 */
export function SendTransferScreen({ controller, translator, value }: TransferProps): ReactNode {
  useSheet(sheet)
  const active = useActiveConnection()
  const { t } = translator
  const wallet = shortened(active?.name ?? t('unknownWallet'))
  const isReview = value.status === 'reviewing' || value.status === 'estimating'
  const scene = isReview ? undefined : sendScene(value, translator, wallet)
  useReviewTitle(scene ? scene.viewTitle : t('reviewTitle'))
  const shared = { controller, translator }
  const name = isReview ? 'send-review' : 'send-progress'
  return (
    <div className={name} part={name}>
      {scene ? (
        <SendStatus scene={scene} status={value.status} wallet={wallet} imageUrl={active?.imageUrl} />
      ) : (
        <>
          <SendChange value={value} t={t} />
          <ImitationWarning recipient={value.review.recipient} t={t} />
        </>
      )}
      <SendSummary value={value} translator={translator} />
      {isReview ? <SendReviewDetails {...shared} value={value} /> : <SendActions {...shared} value={value} />}
    </div>
  )
}
