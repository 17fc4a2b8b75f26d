import type { RemoteFlag } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'
import { exchangeViews } from './exchange/exchangeViews'
import { landmark } from './exchange/landmark'
import { exchangeButtonTexts } from './locales/exchangeTitles'

declare module '@openappkit/appkit-core' {
  interface Features {
    /** Whether users can deposit from an exchange, if the backend offers one. Default: false. */
    readonly payWithExchange?: boolean
  }
  interface WalletFeatures {
    onramp: true
  }
}

const remote: RemoteFlag = {
  name: 'payWithExchange',
  id: 'fund_from_exchange',
  local: ({ payWithExchange }) => payWithExchange ?? false,
}

/**
 * Feature that deposits crypto from an exchange into the account, if `features.payWithExchange` is `true` or the
 * project's settings enable it. It is one of the ways to fund the account, next to those of the on-ramp.
 */
export const exchangeDeposit: Feature = {
  name: 'payWithExchange',
  remote,
  isWanted: ({ features }) => features?.payWithExchange !== false,
  accountButtons: [
    {
      name: 'onramp',
      view: 'PayWithExchange',
      label: exchangeButtonTexts.label,
      icon: landmark,
      order: 15,
      fund: { label: exchangeButtonTexts.fund, detail: exchangeButtonTexts.detail, order: 15 },
      isOffered: canDepositNow,
    },
  ],
  views: exchangeViews,
}

/** Returns whether the flag is on, and there is an account and a backend. The view says which assets it offers. */
function canDepositNow({ chains, hasBackend, options }: Pick<ModalKit, 'chains' | 'hasBackend' | 'options'>): boolean {
  const chain = chains.get()
  const { features, readRemote } = options.state
  const isOn = readRemote ? readRemote(remote) : features.payWithExchange
  return Boolean(isOn) && hasBackend && chain?.status === 'connected' && chain.network !== undefined
}
