import type { ChainNamespace } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import { canSendNow } from './canSendNow'
import { titles } from './locales/titles'
import type { SendArguments } from './SendArguments'
import type { SendEventProperties } from './sendEvents'

declare module '@openappkit/appkit-core' {
  interface Features {
    readonly send: boolean
  }
  interface WalletFeatures {
    send: true
  }
  interface ViewRegistry {
    WalletSend: SendArguments | undefined
    WalletSendSelectToken: undefined
    WalletSendPreview: undefined
  }
  interface ViewResults {
    WalletSend: { readonly hash: string }
  }
  interface AppKitErrorCodes {
    'send/account-changed': true
    'send/estimate-failed': true
    'send/failed': true
    'send/fee-reserve': true
    'send/funds-reserved': true
    'send/insufficient-fee': true
    'send/insufficient-funds': true
    'send/name-changed': true
    'send/name-disputed': true
    'send/name-unverified': true
    'send/not-connected': true
    'send/reverted': true
    'send/token-mismatch': true
    'send/token-unavailable': true
    'send/unsupported-chain': true
    'send/would-fail': true
    'send/wrong-network': true
  }
  interface EventRegistry {
    OPEN_SEND: Pick<SendEventProperties, 'isSmartAccount' | 'network'>
    SEND_INITIATED: SendEventProperties
    SEND_SUCCESS: SendEventProperties
    SEND_ERROR: SendEventProperties & { readonly message: string }
  }
}

const load = () => import('./sendViews')

const action = {
  name: 'send',
  view: 'WalletSend',
  label: titles.WalletSend,
  icon: { name: 'arrow-up-right', paths: ['M7 7h10v10', 'M7 17 17 7'] },
  order: 40,
} as const

/** Sending from the connected wallet, unless `features.send` is off. This much loads with the modal, the rest when it is opened. */
export const send: Feature = {
  name: 'send',
  isWanted: ({ features }) => features?.send !== false,
  accountButtons: [{ ...action, isOffered: canSendNow }],
  tokenActions: [
    {
      ...action,
      isOffered: canSendNow,
      argumentsFor: ({ caipNetworkId, tokenAddress }): SendArguments => {
        const [namespace, chainId] = caipNetworkId.split(':')
        return { namespace: namespace as ChainNamespace, chainId, assetAddress: tokenAddress ?? 'native' }
      },
    },
  ],
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
