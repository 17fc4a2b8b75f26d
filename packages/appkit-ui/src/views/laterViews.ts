import { titleOf } from './laterTitles'
import type { AnyViewEntry } from './ViewEntry'

const holdings = () => import('./holdingViews')
const receive = () => import('./receiveViews')

/** Views of this package that only an account leads to. They are known once the account views are there, and cost the first open nothing. */
export const laterViews: readonly AnyViewEntry[] = [
  {
    name: 'TokenDetail',
    title: ({ translator }) => titleOf('TokenDetail', translator.locale),
    load: () => holdings().then(({ TokenDetailView }) => TokenDetailView),
  },
  {
    name: 'NftDetail',
    title: ({ translator }) => titleOf('NftDetail', translator.locale),
    load: () => holdings().then(({ NftDetailView }) => NftDetailView),
  },
  {
    name: 'WalletReceive',
    title: ({ translator }) => titleOf('WalletReceive', translator.locale),
    load: () => receive().then(({ WalletReceiveView }) => WalletReceiveView),
  },
  {
    name: 'WalletCompatibleNetworks',
    title: ({ translator }) => titleOf('WalletCompatibleNetworks', translator.locale),
    load: () => receive().then(({ WalletCompatibleNetworksView }) => WalletCompatibleNetworksView),
  },
  {
    name: 'FundWallet',
    title: ({ translator }) => titleOf('FundWallet', translator.locale),
    load: () => receive().then(({ FundWalletView }) => FundWalletView),
  },
]
