import type { Feature, TextByLanguage } from '@openappkit/appkit-ui/features'
import { exchangeViews } from './exchange/exchangeViews'
import { operationText, titles } from './locales/titles'
import type { PayArguments, PayAssetsArguments, PayCodeArguments, PayResult } from './PayArguments'
import type { PayEventProperties, PayExchangeEventProperties, PayOpenEventProperties } from './payEvents'

declare module '@openappkit/appkit-core' {
  interface Features {
    /**
     * Whether `open({ view: 'Pay' })` shows the checkout of an invoice. Paying needs a wallet that the user already has, so
     * `true` turns `email` and `socials` off. Default: false.
     */
    readonly pay: boolean
  }
  interface ViewRegistry {
    /** Checkout of an invoice. Resolves with the outcome once the invoice is final. */
    Pay: PayArguments | undefined
    /**
     * Progress of a payment. The view sets its title.
     *
     * @internal
     */
    PayLoading: { readonly title: string } | undefined
    /**
     * Choice of the asset to pay with.
     *
     * @internal
     */
    PayAssets: PayAssetsArguments | undefined
    /**
     * Payment with the connected wallet: its review, and the wallet's answer.
     *
     * @internal
     */
    PayReview: undefined
    /**
     * Code and address to pay from another wallet.
     *
     * @internal
     */
    PayCode: PayCodeArguments | undefined
  }
  interface ViewResults {
    Pay: PayResult
  }
  /** @category Pay */
  interface AppKitErrorCodes {
    /**
     * No connected wallet has an account on the asset's network.
     * Do: connect a wallet of that network, or choose another asset.
     */
    'pay/account-missing': true
    /**
     * A payment of the invoice is already on its way, in this tab, in another tab or in the wallet. Nothing was sent.
     * Do: wait for the payment, or answer the request in the wallet.
     */
    'pay/already-pending': true
    /**
     * The network didn't answer, so the payment wasn't checked. Nothing was sent. See `cause`.
     * Do: try again.
     */
    'pay/check-failed': true
    /**
     * The exchange doesn't send this asset or amount now. Nothing was withdrawn.
     * Do: choose another exchange, asset or amount.
     */
    'pay/exchange-unavailable': true
    /**
     * The account can't pay the network fee.
     * Do: add the network's coin, or choose another asset.
     */
    'pay/insufficient-fee': true
    /**
     * The account has too little of the asset.
     * Do: choose another asset, or add funds.
     */
    'pay/insufficient-funds': true
    /**
     * The invoice expired, is paid already or was marked by the merchant. Nothing was sent.
     * Do: read its status. To collect a payment, create an invoice.
     */
    'pay/invoice-closed': true
    /**
     * The backend has no invoice with this id and client secret.
     * Do: pass both as `invoices.create` returned them.
     */
    'pay/invoice-not-found': true
    /**
     * The wallet didn't send the payment. See `cause`.
     * Do: try again.
     */
    'pay/payment-failed': true
    /**
     * The invoice states other decimals of the token than its contract. Nothing was sent.
     * Do: don't pay. Report it to the operator of the backend.
     */
    'pay/token-mismatch': true
    /**
     * The payment would fail on the chain. Nothing was sent. See `cause`.
     * Do: choose another asset or account.
     */
    'pay/would-fail': true
  }
  interface EventRegistry {
    PAY_MODAL_OPEN: PayOpenEventProperties
    PAY_INITIATED: PayEventProperties
    PAY_SUCCESS: PayEventProperties
    PAY_ERROR: PayEventProperties
    PAY_EXCHANGE_SELECTED: PayExchangeEventProperties
  }
}

/** Returns the title of the progress before the view has set one. */
function progressTitle(locale: string): string {
  const { PayLoading }: { readonly PayLoading: TextByLanguage } = titles
  return PayLoading[locale.split('-', 1)[0] as keyof TextByLanguage] ?? PayLoading.en
}

/** Feature that pays invoices in the modal, if `features.pay` is `true`. Only this descriptor loads with the account. */
export const pay: Feature = {
  name: 'pay',
  remote: { name: 'payments', id: 'payments', keys: ['pay'], local: ({ pay: isOn }) => isOn === true },
  isWanted: ({ features }) => features?.pay === true,
  operations: [{ name: 'pay', label: operationText }],
  views: [
    {
      name: 'Pay',
      hasResult: true,
      title: titles.Pay,
      load: () => import('./PayView').then(({ PayView }) => PayView),
    },
    {
      name: 'PayLoading',
      title: ({ params, translator }) => params?.title ?? progressTitle(translator.locale),
      load: () => import('./PayLoadingView').then(({ PayLoadingView }) => PayLoadingView),
    },
    {
      name: 'PayAssets',
      title: titles.PayAssets,
      load: () => import('./PayAssetsView').then(({ PayAssetsView }) => PayAssetsView),
    },
    {
      name: 'PayReview',
      title: titles.PayReview,
      load: () => import('./PayReviewView').then(({ PayReviewView }) => PayReviewView),
    },
    {
      name: 'PayCode',
      title: titles.PayCode,
      load: () => import('./PayCodeView').then(({ PayCodeView }) => PayCodeView),
    },
    ...exchangeViews,
  ],
}
