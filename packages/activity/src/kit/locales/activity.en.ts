import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** The words of activity. `{network}`, `{address}`, `{name}` and `{app}` are given by others. */
export const activityEn = {
  loading: 'Loading',
  list: 'Transactions',
  empty: 'No Transactions yet',
  emptyDetail: 'What this account does on {network} shows here.',
  unknownDetail: 'The history of {network} is not known here. What you send from this page shows.',
  failed: 'Failed to fetch transactions',
  failedDetail: 'Your funds are where they were. Check your connection and try again.',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  moreFailed: 'Older ones did not load. Try again',
  noAccount: 'No wallet connected',
  noAccountDetail: 'Connect a wallet to see what its account did.',

  // Groups
  pending: 'Pending',
  undated: 'Date unknown',
  showSpam: {
    one: 'Show {count} transaction hidden as spam',
    other: 'Show {count} transactions hidden as spam',
  },
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
  failedToCopy: 'Failed to copy',

  // Said aloud. {what}: 0.5 ETH To 0x71C7...8976F
  'now.confirmed': 'Transaction confirmed: {what}',
  'now.reverted': 'Transaction failed: {what}',
  'now.replaced': 'Transaction replaced by another one: {what}',
  'now.dropped': 'Transaction dropped by the network: {what}',

  // What a transaction did
  approve: 'Approved',
  borrow: 'Borrowed',
  burn: 'Burned',
  buy: 'Bought',
  cancel: 'Cancelled',
  claim: 'Claimed',
  deploy: 'Deployed a contract',
  deposit: 'Deposited',
  execute: 'Used a contract',
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

/** What every other language of these views must provide. */
export type ActivityMessages = TranslationOf<typeof activityEn>
