import type { HashOf } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import { canBuyNow } from './canBuyNow'
import { buttonTexts, titles } from './locales/titles'
import type { OnrampArguments, OnrampResult } from './OnrampArguments'
import type { BuyEventProperties, BuyProviderEventProperties } from './onrampEvents'

declare module '@openappkit/appkit-core' {
  interface Features {
    /** Whether users can buy crypto in the modal, if the backend sells assets of their network. Default: true. */
    readonly onramp: boolean
  }
  interface WalletFeatures {
    onramp: true
  }
  interface ViewRegistry {
    /** Form to buy crypto. Resolves with the outcome of the purchase. */
    OnRampProviders: OnrampArguments | undefined
    /**
     * Choice of the asset to buy.
     *
     * @internal
     */
    OnRampTokenSelect: undefined
    /**
     * Choice of the currency to pay in.
     *
     * @internal
     */
    OnRampFiatSelect: undefined
    /**
     * Progress of a purchase.
     *
     * @internal
     */
    BuyInProgress: { readonly id: string } | undefined
    /** Explains how a purchase works. */
    WhatIsABuy: undefined
  }
  interface NamespaceViewResults<Namespace> {
    OnRampProviders: Omit<OnrampResult, 'hash'> & { readonly hash?: HashOf<Namespace> | undefined }
  }
  /** @category Buy */
  interface AppKitErrorCodes {
    /**
     * The price expired before the purchase started. Nothing was charged.
     * Do: get a new price.
     */
    'onramp/price-expired': true
    /**
     * The price got worse while the user looked at it. The checkout didn't open.
     * Do: review the new price.
     */
    'onramp/price-moved': true
    /**
     * The backend has no price right now, or didn't answer. See `cause`.
     * Do: try again later.
     */
    'onramp/unavailable': true
    /**
     * No provider of the backend sells assets of the network.
     * Do: switch the network.
     */
    'onramp/unsupported-chain': true
  }
  interface EventRegistry {
    SELECT_BUY_CRYPTO: BuyEventProperties
    SELECT_BUY_PROVIDER: BuyProviderEventProperties
    SELECT_WHAT_IS_A_BUY: BuyEventProperties
  }
}

/**
 * Feature that sells crypto in the modal, unless `features.onramp` is `false` or there is no backend. Only this
 * descriptor loads with the account; the rest loads when the view opens.
 */
export const onramp: Feature = {
  name: 'onramp',
  remote: { name: 'onramp', id: 'onramp', read: values => values },
  isWanted: ({ features }) => features?.onramp !== false,
  accountButtons: [
    {
      name: 'onramp',
      view: 'OnRampProviders',
      label: buttonTexts.label,
      icon: { name: 'plus', paths: ['M5 12h14', 'M12 5v14'] },
      order: 10,
      fund: { label: buttonTexts.fund, detail: buttonTexts.detail, order: 10 },
      isOffered: canBuyNow,
    },
  ],
  operations: [{ name: 'buy', label: buttonTexts.operation }],
  views: [
    {
      name: 'OnRampProviders',
      hasResult: true,
      title: titles.OnRampProviders,
      load: () => import('./OnRampProvidersView').then(({ OnRampProvidersView }) => OnRampProvidersView),
    },
    {
      name: 'OnRampTokenSelect',
      title: titles.OnRampTokenSelect,
      load: () => import('./OnRampTokenSelectView').then(({ OnRampTokenSelectView }) => OnRampTokenSelectView),
    },
    {
      name: 'OnRampFiatSelect',
      title: titles.OnRampFiatSelect,
      load: () => import('./OnRampFiatSelectView').then(({ OnRampFiatSelectView }) => OnRampFiatSelectView),
    },
    {
      name: 'BuyInProgress',
      title: titles.BuyInProgress,
      load: () => import('./BuyInProgressView').then(({ BuyInProgressView }) => BuyInProgressView),
    },
    {
      name: 'WhatIsABuy',
      title: titles.WhatIsABuy,
      load: () => import('./WhatIsABuyView').then(({ WhatIsABuyView }) => WhatIsABuyView),
    },
  ],
}
