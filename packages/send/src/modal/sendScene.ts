import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { Translator } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'
import { problemText } from './problemText'
import { focusOf, isUncertain } from './statusFocus'

/** A state that concerns the wallet or the chain rather than the form. */
export type ProgressState = Exclude<SendState, { status: 'editing' | 'estimating' | 'resolving' | 'reviewing' }>

/** The texts of a state, its picture, and what takes the focus. */
export interface SendScene {
  /** Title of the view. */
  readonly viewTitle: string
  readonly title: string
  readonly detail?: string | undefined
  /** A fee above the reviewed one. */
  readonly warning?: string | undefined
  /**
   * Failures are `failed`, a transfer that ended without a cost is `declined`, and an unknown outcome is `idle`.
   */
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  readonly focus: 'heading' | 'action'
}

/** Returns the scene of a progress state. */
export function sendScene(value: ProgressState, { locale, t }: Translator<typeof sendEn>, wallet: string): SendScene {
  const { account, fee } = value.review
  const { decimals, symbol } = account.network.nativeCurrency
  const raised = 'raisedFee' in value ? value.raisedFee : undefined
  const inCoin = (units = 0n): string => exactAmount(units, decimals, symbol, locale)
  return {
    ...textsOf(value, { locale, t }, wallet),
    warning: raised === undefined ? undefined : t('feeRaised', { fee: inCoin(raised), reviewed: inCoin(fee) }),
    focus: focusOf(value),
  }
}

type Texts = Omit<SendScene, 'focus' | 'warning'>

type Language = Pick<Translator<typeof sendEn>, 'locale' | 't'>

function textsOf(value: ProgressState, { locale, t }: Language, wallet: string): Texts {
  const { account, amount: units, recipient, token } = value.review
  const amount = exactAmount(units, token.decimals, token.symbol, locale)
  switch (value.status) {
    case 'requesting':
      return {
        viewTitle: t('confirmIn', { wallet }),
        title: t('requesting'),
        detail: t('requestingDetail', { wallet }),
        ring: 'requesting',
      }
    case 'declined':
      return {
        viewTitle: t('notSent'),
        title: t('declined'),
        detail: t('declinedDetail', { wallet }),
        ring: 'declined',
      }
    case 'pendingInWallet':
      return {
        viewTitle: t('confirmIn', { wallet }),
        title: t('pending', { wallet }),
        detail: t('pendingDetail', { wallet }),
        ring: 'requesting',
      }
    case 'failed': {
      if (value.hash !== undefined)
        return { viewTitle: t('failedTitle'), title: t('reverted'), detail: t('revertedDetail'), ring: 'failed' }
      if (isUncertain(value)) return uncertainTexts(t, wallet)
      const coin = account.network.nativeCurrency.symbol
      const detail = problemText(value.error, t, { symbol: token.symbol, coin, name: recipient.name ?? '' })
      return { viewTitle: t('notSent'), title: t('failed'), detail: detail ?? t('notSentDetail'), ring: 'failed' }
    }
    case 'uncertain':
      return uncertainTexts(t, wallet)
    case 'submitted':
      return {
        viewTitle: t('sendingTitle'),
        title: t('submitted', { amount }),
        detail: t('submittedDetail'),
        ring: 'requesting',
      }
    case 'confirmed': {
      const to = recipient.name ?? shortenAddress(recipient.address)
      return { viewTitle: t('sentTitle'), title: t('confirmed', { recipient: to }), ring: 'success' }
    }
    case 'replaced':
      return {
        viewTitle: t('replacedTitle'),
        title: t('replaced'),
        detail: t('replacedDetail', { amount }),
        ring: 'idle',
      }
    case 'dropped':
      return { viewTitle: t('notSent'), title: t('dropped'), detail: t('droppedDetail'), ring: 'declined' }
  }
}

/** Returns the texts for a transfer that may have been sent. */
function uncertainTexts(t: Translator<typeof sendEn>['t'], wallet: string): Texts {
  return {
    viewTitle: t('statusUnknown'),
    title: t('uncertain'),
    detail: t('uncertainDetail', { wallet }),
    ring: 'idle',
  }
}
