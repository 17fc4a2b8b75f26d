import type { ViewName } from '@openappkit/appkit-core'
import { chainName } from '../kit/chainName'
import { ConnectingExternalView } from './connect/ConnectingExternalView'
import { ConnectView } from './connect/ConnectView'
import { connectSubject } from './connect/connectSubject'
import type { AnyViewEntry, ViewEntry } from './ViewEntry'

const wallets = () => import('./walletConnectViews')

/** The views of this package. Connect comes first: it stands in for a name that nobody registered. */
export const coreViews: readonly [AnyViewEntry, ...AnyViewEntry[]] = [
  {
    name: 'Connect',
    title: ({ kit, params, translator: { t } }) =>
      params?.namespace && Object.keys(kit.chains.state.namespaces).length > 1
        ? t('title.ConnectChain', { chain: chainName(kit, params.namespace) })
        : t('title.Connect'),
    component: ConnectView,
  },
  {
    name: 'ConnectingExternal',
    title: ({ kit, params, translator }) => connectSubject(kit, params)?.name ?? translator.t('title.Connect'),
    component: ConnectingExternalView,
  },
  {
    name: 'ConnectingMultiChain',
    title: ({ translator }) => translator.t('title.ConnectingMultiChain'),
    load: () =>
      import('./connect/ConnectingMultiChainView').then(({ ConnectingMultiChainView }) => ConnectingMultiChainView),
  },
  {
    name: 'Account',
    title: ({ translator }) => translator.t('title.Account'),
    isTitleHidden: true,
    load: () => import('./accountViews').then(({ AccountView }) => AccountView),
  },
  {
    name: 'ProfileWallets',
    title: ({ translator }) => translator.t('title.ProfileWallets'),
    load: () => import('./accountViews').then(({ ProfileWalletsView }) => ProfileWalletsView),
  },
  {
    name: 'Networks',
    title: ({ translator }) => translator.t('title.Networks'),
    load: () => import('./accountViews').then(({ NetworksView }) => NetworksView),
  },
  {
    name: 'SwitchNetwork',
    title: ({ kit, params, translator }) =>
      kit.chains.findNetwork(params.caipNetworkId)?.name ?? translator.t('title.SwitchNetwork'),
    load: () => import('./accountViews').then(({ SwitchNetworkView }) => SwitchNetworkView),
  },
  {
    name: 'SwitchActiveChain',
    title: ({ translator }) => translator.t('title.SwitchActiveChain'),
    load: () => import('./accountViews').then(({ SwitchActiveChainView }) => SwitchActiveChainView),
  },
  {
    name: 'UnsupportedChain',
    title: ({ translator }) => translator.t('title.UnsupportedChain'),
    load: () => import('./accountViews').then(({ UnsupportedChainView }) => UnsupportedChainView),
  },
  {
    name: 'WhatIsAWallet',
    title: ({ translator }) => translator.t('title.WhatIsAWallet'),
    load: () => import('./helpViews').then(({ WhatIsAWalletView }) => WhatIsAWalletView),
  },
  {
    name: 'WhatIsANetwork',
    title: ({ translator }) => translator.t('title.WhatIsANetwork'),
    load: () => import('./helpViews').then(({ WhatIsANetworkView }) => WhatIsANetworkView),
  },
  {
    name: 'GetWallet',
    title: ({ translator }) => translator.t('title.GetWallet'),
    load: () => import('./helpViews').then(({ GetWalletView }) => GetWalletView),
  } satisfies ViewEntry<'GetWallet'>,
  {
    name: 'ConnectingWalletConnect',
    title: ({ params, translator }) => params.wallet?.name ?? translator.t('title.WalletConnect'),
    load: () => wallets().then(({ ConnectingWalletConnectView }) => ConnectingWalletConnectView),
  },
  {
    name: 'ConnectingWalletConnectBasic',
    title: ({ translator }) => translator.t('title.WalletConnect'),
    load: () => wallets().then(({ ConnectingWalletConnectBasicView }) => ConnectingWalletConnectBasicView),
  },
  {
    name: 'AllWallets',
    title: ({ translator }) => translator.t('title.AllWallets'),
    load: () => wallets().then(({ AllWalletsView }) => AllWalletsView),
  },
  {
    name: 'Downloads',
    title: ({ params, translator }) => translator.t('title.Downloads', { wallet: params.wallet.name }),
    load: () => wallets().then(({ DownloadsView }) => DownloadsView),
  },
]

/** The views of an account, which come in one chunk and are wanted as soon as somebody connects. */
export const accountViewNames: readonly ViewName[] = [
  'Account',
  'ProfileWallets',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]
