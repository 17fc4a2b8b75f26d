import type { Translate } from '@openappkit/appkit-ui/elements'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'
import { type ProblemNames, problemText } from './problemText'

/** A state that concerns the wallet or the chain rather than the form. */
export type ProgressState = Exclude<SendState, { status: 'editing' | 'estimating' | 'resolving' | 'reviewing' }>

/** The texts of a screen and the state of its wallet image. */
export interface SendScene {
  readonly title: string
  readonly detail: string
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
}

/** Values of a scene's messages, in addition to those of a problem. */
interface SceneNames {
  readonly amount: string
  /** Name or short address. */
  readonly recipient: string
  readonly wallet: string
}

/** Returns the texts and the wallet image's state for a progress state. */
export function sendScene(
  value: ProgressState,
  t: Translate<typeof sendEn>,
  { amount, recipient, wallet, ...names }: ProblemNames & SceneNames,
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
      // After an unknown failure the transaction may still have been sent.
      const isUnknown = reason === t('failedDetail')
      return { title: t(isUnknown ? 'failed' : 'notSent'), detail: reason, ring: 'failed' }
    }
    case 'uncertain':
      return { title: t('uncertain'), detail: t('uncertainDetail'), ring: 'failed' }
    case 'submitted':
      return { title: t('submitted', { amount }), detail: t('submittedDetail'), ring: 'requesting' }
    case 'confirmed':
      return { title: t('confirmed', { amount }), detail: t('confirmedDetail', { recipient }), ring: 'success' }
    case 'replaced':
      return { title: t('replaced'), detail: t('replacedDetail'), ring: 'failed' }
    case 'dropped':
      return { title: t('dropped'), detail: t('droppedDetail'), ring: 'failed' }
  }
}
