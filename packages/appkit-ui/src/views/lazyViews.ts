import { textIn } from '../i18n/TextByLanguage'
import { lazyTitles } from './lazyTitles'
import type { AnyViewEntry } from './ViewEntry'

const assets = () => import('./assetViews')
const receive = () => import('./receiveViews')

/** Views that open only from an account. They register with the account views and add nothing to the first open. */
export const lazyViews: readonly AnyViewEntry[] = [
  {
    name: 'TokenDetail',
    title: ({ params, translator }) => params.name ?? textIn(lazyTitles.TokenDetail, translator.locale),
    load: () => assets().then(({ TokenDetailView }) => TokenDetailView),
  },
  {
    name: 'NftDetail',
    title: ({ params, translator }) => params.name ?? textIn(lazyTitles.NftDetail, translator.locale),
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
