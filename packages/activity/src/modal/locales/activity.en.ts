import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the activity view. Placeholder values come from networks, wallets and apps. */
export const activityEn = {
  loading: 'Loading',
  list: 'Transactions',
  empty: 'No activity yet',
  emptyDetail: 'Your transactions on {network} will appear here.',
  unknownDetail: 'History isn’t available for {network}. Transactions you make in this app will appear here.',
  failed: 'Couldn’t load activity',
  failedDetail: 'Your funds are safe. Check your connection and try again.',
  fetchFailed: 'Failed to fetch transactions',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  moreFailed: 'Couldn’t load more transactions.',
  noAccount: 'No wallet connected',
  noAccountDetail: 'Connect a wallet to see its activity.',

  // Groups
  pending: 'Pending',
  undated: 'Date unknown',
  showSpam: { one: 'Show spam ({count})', other: 'Show spam ({count})' },
  hideSpam: 'Hide spam',

  // A row
  to: 'To {address}',
  from: 'From {address}',
  contract: 'Contract {address}',
  spam: 'Spam',
  statusFailed: 'Failed',
  statusReplaced: 'Replaced',
  statusDropped: 'Dropped',
  copied: 'Transaction ID copied',
  failedToCopy: 'Couldn’t copy. Try again.',

  // For screen readers. {what}: 0.5 ETH To 0x71C7…976F
  'now.confirmed': 'Transaction confirmed: {what}',
  'now.reverted': 'Transaction failed: {what}',
  'now.replaced': 'Transaction replaced: {what}',
  'now.dropped': 'Transaction dropped: {what}',

  // Operations
  approve: 'Approved',
  borrow: 'Borrowed',
  burn: 'Burned',
  buy: 'Bought',
  cancel: 'Canceled',
  claim: 'Claimed',
  deploy: 'Contract deployment',
  deposit: 'Deposited',
  execute: 'Contract interaction',
  mint: 'Minted',
  receive: 'Received',
  repay: 'Repaid',
  sell: 'Sold',
  send: 'Sent',
  stake: 'Staked',
  trade: 'Swapped',
  unstake: 'Unstaked',
  withdraw: 'Withdrew',
  other: 'Transaction',
} as const

/** The messages that each translation of the activity view provides. */
export type ActivityMessages = TranslationOf<typeof activityEn>
