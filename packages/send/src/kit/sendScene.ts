import type { Translate } from '@openappkit/appkit-ui/elements'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'
import { type ProblemNames, problemText } from './problemText'

/** A state that is about the wallet or the chain, and no longer about the form. */
export type ProgressState = Exclude<SendState, { status: 'editing' | 'estimating' | 'resolving' | 'reviewing' }>

/** What the screen says, and how the picture of the wallet looks. */
export interface SendScene {
  readonly title: string
  readonly detail: string
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
}

/** Every state has its words. */
export function sendScene(
  value: ProgressState,
  t: Translate<typeof sendEn>,
  { amount, wallet, ...names }: ProblemNames & { readonly amount: string; readonly wallet: string },
): SendScene {
  switch (value.status) {
    case 'requesting':
      return { title: t('requesting', { wallet }), detail: t('requestingDetail'), ring: 'requesting' }
    case 'declined':
      return { title: t('declined'), detail: t('declinedDetail', { wallet }), ring: 'declined' }
    case 'pendingInWallet':
      return { title: t('pending', { wallet }), detail: t('pendingDetail', { wallet }), ring: 'requesting' }
    case 'failed': {
      if (value.hash !== undefined) return { title: t('reverted'), detail: t('revertedDetail'), ring: 'failed' }
      const reason = problemText(value.error, t, names)
      // Of a failure that nobody knows it isn't known either that nothing was sent.
      return reason === t('failed')
        ? { title: reason, detail: '', ring: 'failed' }
        : { title: t('notSent'), detail: reason, ring: 'failed' }
    }
    case 'uncertain':
      return { title: t('uncertain'), detail: t('uncertainDetail'), ring: 'failed' }
    case 'submitted':
      return { title: t('submitted'), detail: t('submittedDetail', { amount }), ring: 'requesting' }
    case 'confirmed':
      return { title: t('confirmed'), detail: t('confirmedDetail', { amount }), ring: 'success' }
    case 'replaced':
      return { title: t('replaced'), detail: t('replacedDetail'), ring: 'failed' }
    case 'dropped':
      return { title: t('dropped'), detail: t('droppedDetail'), ring: 'failed' }
  }
}
