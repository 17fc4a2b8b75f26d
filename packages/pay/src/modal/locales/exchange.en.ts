import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of deposits from exchanges. Placeholder values come from exchanges, networks, tokens and merchants. */
export const exchangeEn = {
  // Form
  amount: 'Amount',
  amountIn: 'Amount in {symbol}',
  amounts: 'Amounts in US dollars',
  selectAsset: 'Select asset',
  exchange: 'Exchange',
  to: 'To',
  account: 'Your account',
  network: 'Network',
  networkNote: 'On the exchange, select {network} as the network. Deposits on other networks may be lost.',
  continueTo: 'Continue to {exchange}',
  opening: 'Opening {exchange}…',
  enterAmount: 'Enter an amount.',
  invalidAmount: 'Enter the amount as a number.',
  tooPrecise: { one: '{symbol} has at most {count} decimal.', other: '{symbol} has at most {count} decimals.' },

  // Invoice
  storeReceives: '{store} must receive',
  onNetwork: 'on {network}',
  feeNote:
    'Your exchange may deduct a fee. {store} must receive the whole amount. If less arrives, you can pay the rest another way.',
  payAnotherWay: 'Pay another way',

  // No exchange
  noneTitle: 'No exchange for {symbol}',
  noneDetail: 'No exchange sends {symbol} on {network} now. Select another asset, or receive it from any wallet.',
  noneForInvoice: 'No exchange sends {symbol} on {network} now. Pay another way.',
  noAssetTitle: 'No exchange for this network',
  noAssetDetail: 'No exchange sends your assets on {network} now. Switch the network, or receive from any wallet.',
  otherAsset: 'Select another asset',
  receive: 'Receive',
  chooseNetwork: 'Switch network',
  loadFailedTitle: 'Couldn’t load the exchanges',
  loadFailed: 'The backend didn’t answer. Check your connection and try again.',
  tryAgain: 'Try again',
  notConnectedTitle: 'Connect a wallet to deposit',
  connect: 'Connect wallet',
  'problem.exchange-unavailable':
    '{exchange} doesn’t send this amount now. Choose another amount, asset or exchange, and try again.',
  'problem.unavailable': 'The backend didn’t answer. Nothing was withdrawn. Try again.',

  // Progress
  blockedTitle: 'Open {exchange}',
  blockedDetail: 'Your browser blocked the window. Open {exchange} with the button, or copy the link.',
  openedTitle: 'Continue at {exchange}',
  openedDetail: 'Withdraw {amount} in the window that opened.',
  waitingTitle: 'Waiting for the deposit',
  waitingDetail: 'If you confirmed the withdrawal of {amount}, it shows here soon. If not, open {exchange} again.',
  waitingForInvoice: 'If you confirmed the withdrawal of {amount}, don’t pay again. If not, open {exchange} again.',
  processingTitle: 'Withdrawal in progress',
  processingDetail: '{exchange} is preparing {amount}. This may take a few minutes.',
  sentTitle: 'Your {symbol} is on its way',
  sentDetail: 'Waiting for {network} to confirm it.',
  doneTitle: 'Deposit complete',
  doneDetail: '{amount} arrived in your account.',
  arrivedTitle: 'Deposit arrived',
  arrivedDetail: 'Waiting for {store} to confirm the payment. Don’t pay again.',
  failedTitle: 'Deposit failed',
  failedDetail: '{exchange} didn’t send the withdrawal. Try again, or use another exchange.',
  failedForInvoice: '{exchange} didn’t send the withdrawal. Try again, or pay another way.',
  restNote: 'Part of the amount arrived. {amount} is missing. Pay the rest another way.',
  openExchange: 'Open {exchange}',
  openAgain: 'Open {exchange} again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Couldn’t copy',
  startOver: 'Start over',
  viewTransaction: 'View transaction',
  done: 'Done',
} as const

/** Translation of the messages. */
export type ExchangeMessages = TranslationOf<typeof exchangeEn>
