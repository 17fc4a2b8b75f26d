import type { Translate } from '@openappkit/appkit-ui/elements'
import { failureReason } from '../controller/failureReason'
import type { SignInState } from '../controller/SignInState'
import type { signInEn } from '../locales/signIn.en'

/** Names in the messages. */
export interface SceneNames {
  readonly app: string
  readonly wallet: string
  readonly network: string
}

/** Text of the screen and style of the wallet icon. */
export interface SignInScene {
  readonly title: string
  /** Sentences. */
  readonly detail: readonly string[]
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
}

/** Returns the texts and the wallet icon's style for a state. */
export function signInScene(
  value: SignInState,
  isConnected: boolean,
  t: Translate<typeof signInEn>,
  { app, network, wallet }: SceneNames,
): SignInScene {
  switch (value.status) {
    case 'idle':
      return isConnected
        ? { title: t('done'), detail: [t('doneDetail')], ring: 'success' }
        : { title: t('notConnected'), detail: [t('notConnectedDetail')], ring: 'idle' }
    case 'checking':
    case 'asking':
      return { title: t('ask', { app }), detail: [t('askDetail'), t('askCost')], ring: 'idle' }
    case 'unanswered':
      return {
        title: t('unanswered'),
        detail: [t(value.isUnreachable ? 'unansweredDetail' : 'unexpectedDetail')],
        ring: 'failed',
      }
    case 'requesting':
      return {
        title: t('requesting', { wallet }),
        detail: [t('requestingDetail'), t('requestingWhere')],
        ring: 'requesting',
      }
    case 'declined':
      return { title: t('declined'), detail: [t('declinedDetail', { wallet }), t('notSignedIn')], ring: 'declined' }
    case 'pendingInWallet':
      return {
        title: t('pending', { wallet }),
        detail: [t('pendingDetail', { wallet }), t('notSignedIn')],
        ring: 'requesting',
      }
    case 'failed': {
      const reason = failureReason(value.error)
      if (reason === 'refused')
        return { title: t('refused'), detail: [t('refusedDetail'), t('notSignedIn')], ring: 'failed' }
      if (reason === 'unreachable')
        return { title: t('failed'), detail: [t('unansweredDetail'), t('notSignedIn')], ring: 'failed' }
      if (reason === 'unexpected')
        return { title: t('failed'), detail: [t('unexpectedDetail'), t('notSignedIn')], ring: 'failed' }
      return value.account.isSmartAccount
        ? { title: t('failed'), detail: [t('failedSmartAccount'), t('notSignedIn')], ring: 'failed' }
        : { title: t('failed'), detail: [t('failedDetail'), t('notSignedIn')], ring: 'failed' }
    }
    case 'canceling':
      return value.returnsTo
        ? {
            title: t('returning', { network }),
            detail: [t('returningDetail'), t('returningWallet', { wallet })],
            ring: 'requesting',
          }
        : { title: t('disconnecting', { wallet }), detail: [t('notSignedIn')], ring: 'idle' }
  }
}
