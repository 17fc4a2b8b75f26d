import { accountProject, oldestSymbol, tokenCount } from './answerAccount.ts'
import { directoryProject, directorySize } from './answerDirectory.ts'
import type { LongList } from './LongList.ts'

const OURS = 'openappkit-modal'
const appkitList = ['w3m-modal', 'w3m-router', 'w3m-all-wallets-view', 'w3m-all-wallets-list']

/** Every long list that is measured, by page. */
export const longLists: readonly LongList[] = [
  {
    subject: 'wallets',
    page: 'openappkit',
    project: directoryProject,
    way: ['button'],
    open: { path: [OURS, 'dialog li button'], text: 'All wallets' },
    item: { path: [OURS, '.virtual-list li'] },
    last: { path: [OURS, `.virtual-list li[aria-posinset="${directorySize}"]`] },
    modal: OURS,
    rounds: 3,
  },
  {
    subject: 'wallets',
    page: 'appkit',
    project: directoryProject,
    way: ['button'],
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
    rounds: 3,
  },
  {
    subject: 'tokens',
    page: 'openappkit',
    project: accountProject,
    way: ['button', 'row'],
    open: { path: ['header button'] },
    item: { path: [OURS, '.tokens .virtual-list li'] },
    last: { path: [OURS, `.tokens .virtual-list li[aria-posinset="${tokenCount}"]`] },
    modal: OURS,
    rounds: 2,
  },
  {
    subject: 'transactions',
    page: 'openappkit',
    project: accountProject,
    way: ['button', 'row', 'button'],
    open: { path: [OURS, '[role="tab"]'], text: 'Activity' },
    // The first row is a month heading.
    item: { path: [OURS, '.activity .virtual-list li[aria-posinset="2"]'] },
    last: { path: [OURS, '.activity .virtual-list li'], text: oldestSymbol },
    modal: OURS,
    rounds: 2,
  },
]
