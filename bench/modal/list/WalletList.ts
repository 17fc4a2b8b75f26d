import type { Target } from '../Peer.ts'
import { directorySize } from './answerDirectory.ts'

/** Where a page lists every wallet of its directory. */
export interface WalletList {
  /** What leads there from the first view of the modal. */
  readonly open: Target
  /** The first wallet of the list. */
  readonly item: Target
  /** The last one, once it exists. */
  readonly last: Target
  /** What everything counted is in. */
  readonly modal: string
}

const appkitList = ['w3m-modal', 'w3m-router', 'w3m-all-wallets-view', 'w3m-all-wallets-list']

/** The lists of those pages that have one, by the page's name. */
export const walletLists: Readonly<Record<string, WalletList>> = {
  openappkit: {
    open: { path: ['openappkit-modal', 'dialog li button'], text: 'Search Wallet' },
    item: { path: ['openappkit-modal', '.virtual-list li'] },
    last: { path: ['openappkit-modal', `.virtual-list li[aria-posinset="${directorySize}"]`] },
    modal: 'openappkit-modal',
  },
  appkit: {
    open: {
      path: [
        'w3m-modal',
        'w3m-router',
        'w3m-connect-view',
        'w3m-wallet-login-list',
        'w3m-all-wallets-widget',
        'wui-list-wallet',
        'button',
      ],
    },
    item: { path: [...appkitList, 'w3m-all-wallets-list-item'] },
    last: { path: [...appkitList, `w3m-all-wallets-list-item:nth-of-type(${directorySize})`] },
    modal: 'w3m-modal',
  },
}
