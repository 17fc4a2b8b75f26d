import { lazyTitles } from './lazyTitles'
import type { AnyViewEntry } from './ViewEntry'

const holdings = () => import('./holdingViews')
const receive = () => import('./receiveViews')

/** Views of this package that only an account leads to. They are known once the account views are there, and cost the first open nothing. */
export const lazyViews: readonly AnyViewEntry[] = [
  {
    name: 'TokenDetail',
    title: lazyTitles.TokenDetail,
    load: () => holdings().then(({ TokenDetailView }) => TokenDetailView),
  },
  {
    name: 'NftDetail',
    title: lazyTitles.NftDetail,
    load: () => holdings().then(({ NftDetailView }) => NftDetailView),
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
