import { laterTitles } from './laterTitles'
import type { AnyViewEntry } from './ViewEntry'

const holdings = () => import('./holdingViews')
const receive = () => import('./receiveViews')

/** Views of this package that only an account leads to. They are known once the account views are there, and cost the first open nothing. */
export const laterViews: readonly AnyViewEntry[] = [
  {
    name: 'TokenDetail',
    title: laterTitles.TokenDetail,
    load: () => holdings().then(({ TokenDetailView }) => TokenDetailView),
  },
  {
    name: 'NftDetail',
    title: laterTitles.NftDetail,
    load: () => holdings().then(({ NftDetailView }) => NftDetailView),
  },
  {
    name: 'WalletReceive',
    title: laterTitles.WalletReceive,
    load: () => receive().then(({ WalletReceiveView }) => WalletReceiveView),
  },
  {
    name: 'WalletCompatibleNetworks',
    title: laterTitles.WalletCompatibleNetworks,
    load: () => receive().then(({ WalletCompatibleNetworksView }) => WalletCompatibleNetworksView),
  },
  {
    name: 'FundWallet',
    title: laterTitles.FundWallet,
    load: () => receive().then(({ FundWalletView }) => FundWalletView),
  },
]
