import type { AnyViewEntry } from '@openappkit/appkit-ui/features'
import { exchangeTitles } from '../locales/exchangeTitles'

declare module '@openappkit/appkit-core' {
  interface ViewRegistry {
    /**
     * Deposit from an exchange. In the payment of an invoice, `asset` is the CAIP-19 id of one of its assets. Otherwise
     * it is the asset to select first, and the deposit goes to the user's own account.
     */
    PayWithExchange: { readonly asset?: string } | undefined
    /**
     * Choice of the asset to deposit.
     *
     * @internal
     */
    PayWithExchangeSelectAsset: undefined
  }
}

/** Views of deposits from exchanges. Payments of invoices need them too. */
export const exchangeViews: readonly AnyViewEntry[] = [
  {
    name: 'PayWithExchange',
    title: exchangeTitles.PayWithExchange,
    load: () => import('./PayWithExchangeView').then(({ PayWithExchangeView }) => PayWithExchangeView),
  },
  {
    name: 'PayWithExchangeSelectAsset',
    title: exchangeTitles.PayWithExchangeSelectAsset,
    load: () =>
      import('./PayWithExchangeSelectAssetView').then(
        ({ PayWithExchangeSelectAssetView }) => PayWithExchangeSelectAssetView,
      ),
  },
]
