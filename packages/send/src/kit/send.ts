import type { Feature } from '@openappkit/appkit-ui/features'
import { canSendNow } from './canSendNow'
import { titles } from './locales/titles'
import type { SendArguments } from './SendArguments'
import type { SendEventProperties } from './sendEvents'

declare module '@openappkit/appkit-core' {
  interface ViewRegistry {
    WalletSend: SendArguments | undefined
    WalletSendSelectToken: undefined
    WalletSendPreview: undefined
  }
  interface ViewResults {
    WalletSend: { readonly hash: string }
  }
  interface EventRegistry {
    OPEN_SEND: Pick<SendEventProperties, 'isSmartAccount' | 'network'>
    SEND_INITIATED: SendEventProperties
    SEND_SUCCESS: SendEventProperties
    SEND_ERROR: SendEventProperties & { readonly message: string }
  }
}

const load = () => import('./sendViews')

/** Sending from the connected wallet, unless `features.send` is off. This much loads with the modal, the rest when it is opened. */
export const send: Feature = {
  name: 'send',
  isWanted: ({ features }) => features?.send !== false,
  accountButtons: [{ name: 'send', view: 'WalletSend', isOffered: canSendNow }],
  views: [
    {
      name: 'WalletSend',
      hasResult: true,
      title: titles.WalletSend,
      load: () => load().then(({ WalletSendView }) => WalletSendView),
    },
    {
      name: 'WalletSendSelectToken',
      title: titles.WalletSendSelectToken,
      load: () => load().then(({ WalletSendSelectTokenView }) => WalletSendSelectTokenView),
    },
    {
      name: 'WalletSendPreview',
      title: titles.WalletSendPreview,
      load: () => load().then(({ WalletSendPreviewView }) => WalletSendPreviewView),
    },
  ],
}
