import { type TextByLanguage, textIn } from '../i18n/TextByLanguage'
import { fitsTitle } from './assets/fitsTitle'
import { lazyTitles } from './lazyTitles'
import type { AnyViewEntry } from './ViewEntry'

const assets = () => import('./assetViews')
const receive = () => import('./receiveViews')

/** Views that open only from an account. They register with the account views and add nothing to the first open. */
export const lazyViews: readonly AnyViewEntry[] = [
  {
    name: 'TokenDetail',
    title: ({ params, translator }) => titleOf(params.name, lazyTitles.TokenDetail, translator.locale),
    load: () => assets().then(({ TokenDetailView }) => TokenDetailView),
  },
  {
    name: 'NftDetail',
    title: ({ params, translator }) => titleOf(params.name, lazyTitles.NftDetail, translator.locale),
    load: () => assets().then(({ NftDetailView }) => NftDetailView),
  },
  {
    name: 'WalletReceive',
    title: lazyTitles.WalletReceive,
    load: () => receive().then(({ WalletReceiveView }) => WalletReceiveView),
  },
  {
    name: 'WalletCompatibleNetworks',
    title: lazyTitles.WalletCompatibleNetworks,
    load: () => receive().then(({ WalletCompatibleNetworksView }) => WalletCompatibleNetworksView),
  },
  {
    name: 'FundWallet',
    title: lazyTitles.FundWallet,
    load: () => receive().then(({ FundWalletView }) => FundWalletView),
  },
]

/** Returns the name of an asset if the header has room for all of it. Otherwise the view shows it, below its `kind`. */
function titleOf(name: string | undefined, kind: TextByLanguage, locale: string): string {
  return name !== undefined && fitsTitle(name) ? name : textIn(kind, locale)
}
