import type { ConnectingState } from '@openappkit/appkit-core'
import type { WalletStatusImageProps } from '../../elements/WalletStatusImage'
import type { Translate } from '../../i18n/Translator'
import type { en } from '../../locales/en'

/** Texts for a state, and the ring around the wallet's image. */
export interface ConnectingMessages {
  readonly title: string
  readonly detail: string | undefined
  readonly ring: WalletStatusImageProps['status']
}

/** Returns the texts for a state. Each outcome describes what happened and what didn't. */
export function connectingMessages(
  t: Translate<typeof en>,
  status: ConnectingState['status'],
  wallet: string,
): ConnectingMessages {
  switch (status) {
    case 'declined':
      return { title: t('connecting.declined'), detail: t('connecting.declinedDetail', { wallet }), ring: 'declined' }
    case 'pendingInWallet':
      return { title: t('connecting.pending', { wallet }), detail: t('connecting.pendingDetail'), ring: 'requesting' }
    case 'failed':
      return { title: t('connecting.failed'), detail: t('connecting.failedDetail', { wallet }), ring: 'failed' }
    case 'connected':
      return { title: t('connecting.connected', { wallet }), detail: t('connecting.connectedDetail'), ring: 'success' }
    case 'idle':
      return { title: wallet, detail: undefined, ring: 'idle' }
    case 'requesting':
    case 'notInstalled':
      return { title: t('connecting.title', { wallet }), detail: t('connecting.detail'), ring: 'requesting' }
  }
}
