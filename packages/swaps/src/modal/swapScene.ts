import type { Translator } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { swapReviewEn } from './locales/swapReview.en'
import { problemText } from './problemText'
import type { ReviewValue } from './SwapProps'

/** A state that concerns the wallet or the chain rather than the review. */
export type ProgressValue = Exclude<ReviewValue, { status: 'preparing' | 'reviewing' }>

/** The texts of a state, its picture, and what takes the focus. */
export interface SwapScene {
  readonly viewTitle: string
  readonly title: string
  readonly detail?: string | undefined
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  readonly focus: 'heading' | 'action'
}

/** Returns the scene of a progress state. */
export function swapScene(
  value: ProgressValue,
  { locale, t }: Translator<typeof swapReviewEn>,
  wallet: string,
): SwapScene {
  const { minimum, quote, steps } = value.review
  const { account, amount, from, to } = quote.query
  const paid = exactAmount(amount, from.decimals, from.symbol, locale)
  const least = exactAmount(minimum, to.decimals, to.symbol, locale)
  const isApproval = 'step' in value && steps[value.step]?.kind === 'approve' && !value.review.isBatch
  switch (value.status) {
    case 'requesting':
      return {
        viewTitle: t('confirmIn', { wallet }),
        title: isApproval ? t('approving', { symbol: from.symbol, wallet }) : t('requesting', { wallet }),
        detail: isApproval
          ? t('approvingDetail', { amount: paid })
          : t('requestingDetail', { wallet, paid, minimum: least }),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'approving':
      return {
        viewTitle: t('swappingTitle'),
        title: t('approvalSent'),
        detail: t('approvalSentDetail'),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'declined':
      return {
        viewTitle: t('notSwapped'),
        title: t(isApproval ? 'declinedApproval' : 'declined'),
        detail: t('declinedDetail', { wallet }),
        ring: 'declined',
        focus: 'action',
      }
    case 'pendingInWallet':
      return {
        viewTitle: t('confirmIn', { wallet }),
        title: t('pending', { wallet }),
        detail: t('pendingDetail', { wallet }),
        ring: 'requesting',
        focus: 'action',
      }
    case 'failed': {
      if (value.hash !== undefined)
        return {
          viewTitle: t('notSwapped'),
          title: t('reverted'),
          detail: t('revertedDetail', { symbol: from.symbol }),
          ring: 'failed',
          focus: 'action',
        }
      const coin = account.network.nativeCurrency.symbol
      const detail = problemText(value.error, t, { symbol: from.symbol, coin }) ?? t('failedDetail')
      return { viewTitle: t('notSwapped'), title: t('failed'), detail, ring: 'failed', focus: 'action' }
    }
    case 'uncertain':
      return {
        viewTitle: t('statusUnknown'),
        title: t('uncertain'),
        detail: t('uncertainDetail', { wallet }),
        ring: 'idle',
        focus: 'action',
      }
    case 'submitted':
      return {
        viewTitle: t('swappingTitle'),
        title: t('submitted', { paid }),
        detail: t('submittedDetail'),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'confirmed':
      return { viewTitle: t('swappedTitle'), title: t('confirmed', { paid }), ring: 'success', focus: 'action' }
    case 'replaced':
      return {
        viewTitle: t('replacedTitle'),
        title: t('replaced'),
        detail: t('replacedDetail'),
        ring: 'idle',
        focus: 'action',
      }
    case 'dropped':
      return {
        viewTitle: t('notSwapped'),
        title: t('dropped'),
        detail: t('droppedDetail'),
        ring: 'declined',
        focus: 'action',
      }
  }
}
