import type { ViewName } from '@openappkit/appkit-core'
import { chainName } from '../kit/chainName'
import type { en } from '../locales/en'
import { ConnectView, ConnectWalletsView } from './connect/ConnectView'
import { connectSubject } from './connect/connectSubject'
import type { AnyViewEntry, TitleContext, ViewComponent, ViewEntry } from './ViewEntry'

/** Registers a view with a fixed title whose chunk exports it as `{name}View`. */
function lazyView<Name extends Titled>(
  name: Name,
  load: () => Promise<{ readonly [View in `${Name}View`]: ViewComponent<Name> }>,
): ViewEntry<Name> {
  return {
    name,
    // These titles have no placeholders.
    title: ({ translator }) => translator.t(`title.${name}` as 'title.Account'),
    load: () => load().then(views => views[`${name}View`]),
  }
}

function connectTitle({
  kit,
  params,
  translator: { t },
}: Pick<TitleContext<'Connect'>, 'kit' | 'params' | 'translator'>): string {
  return params?.namespace && Object.keys(kit.chains.state.namespaces).length > 1
    ? t('title.ConnectChain', { chain: chainName(kit, params.namespace) })
    : t('title.Connect')
}

type Titled = {
  readonly [Key in keyof typeof en]: Key extends `title.${infer Name extends ViewName}` ? Name : never
}[keyof typeof en]

/** Loads the chunk of a connected user. One place imports it, because each import adds to the first chunk. */
export const loadAccountViews = (): Promise<typeof import('./accountViews')> => import('./accountViews')
const help = () => import('./helpViews')
const wallets = () => import('./walletConnectViews')

/** Views registered from the start. Connect comes first, because the first view shows instead of an unknown one. */
export const coreViews: readonly [AnyViewEntry, ...AnyViewEntry[]] = [
  { name: 'Connect', title: connectTitle, component: ConnectView },
  { name: 'ConnectWallets', title: connectTitle, component: ConnectWalletsView },
  {
    name: 'ConnectingExternal',
    title: ({ kit, params, translator }) => connectSubject(kit, params)?.name ?? translator.t('title.Connect'),
    load: () => import('./connect/ConnectingExternalView').then(({ ConnectingExternalView }) => ConnectingExternalView),
  },
  lazyView('ConnectingMultiChain', () => import('./connect/ConnectingMultiChainView')),
  { ...lazyView('Account', loadAccountViews), isTitleHidden: true },
  lazyView('ProfileWallets', loadAccountViews),
  lazyView('Networks', loadAccountViews),
  {
    name: 'SwitchNetwork',
    title: ({ kit, params, translator }) =>
      kit.chains.findNetwork(params.caipNetworkId)?.name ?? translator.t('title.SwitchNetwork'),
    load: () => loadAccountViews().then(({ SwitchNetworkView }) => SwitchNetworkView),
  },
  lazyView('SwitchActiveChain', loadAccountViews),
  lazyView('UnsupportedChain', loadAccountViews),
  lazyView('WhatIsAWallet', help),
  lazyView('WhatIsANetwork', help),
  lazyView('GetWallet', help),
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
  lazyView('AllWallets', wallets),
  {
    name: 'Downloads',
    title: ({ params, translator }) => translator.t('title.Downloads', { wallet: params.wallet.name }),
    load: () => wallets().then(({ DownloadsView }) => DownloadsView),
  },
]

/** Account views. They share one chunk, which loads as soon as a user connects. */
export const accountViewNames: readonly ViewName[] = [
  'Account',
  'ProfileWallets',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]
