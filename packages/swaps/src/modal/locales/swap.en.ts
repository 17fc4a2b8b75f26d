import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the form and the token list. Placeholder values come from networks and tokens. */
export const swapEn = {
  // The form
  youPay: 'You pay',
  youReceive: 'You receive',
  payAmount: 'Pay amount in {symbol}',
  payAmountAny: 'Pay amount',
  balance: 'Balance {amount}',
  max: 'Max',
  worth: '≈ {amount}',
  switchTokens: 'Switch tokens',
  selectToken: 'Select token',
  gettingPrice: 'Getting price…',
  rate: '1 {from} = {amount} {to}',
  summaryFee: 'fee {amount}',
  details: 'Details',
  atLeastNow: 'You get at least {amount}',

  // The button
  enterAmount: 'Enter amount',
  notEnough: 'Not enough {symbol}',
  notEnoughForFee: 'Not enough {symbol} for the fee',
  reviewSwap: 'Review swap',
  refreshPrice: 'Refresh price',
  checking: 'Checking the swap…',
  tryAgain: 'Try again',

  // Details
  worstCase: 'Worst case',
  worstCaseValue: '{amount} ({percent})',
  minimum: 'Minimum received',
  impact: 'Price impact',
  unknown: 'Unknown',
  provider: 'Provider',
  providerFee: 'Provider fee',
  operatorFee: 'App fee',
  noFee: 'No fee',
  route: 'Route',
  order: 'Visibility',
  orderPublic: 'Public',
  orderProtected: 'Protected',

  // Slippage
  slippage: 'Max slippage',
  slippageAuto: 'Auto ({percent})',
  slippageCustom: 'Custom',
  slippageField: 'Custom slippage in percent',
  slippageBounds: 'Enter a percentage from {min} to {max}.',
  slippageHigh: 'With this much slippage, others can trade ahead of you, and you may get a worse price.',

  // Token list
  searchTokens: 'Search name or address',
  clear: 'Clear',
  yourTokens: 'Your tokens',
  allTokens: 'Tokens',
  suggested: 'Suggested tokens',
  noMatch: 'No tokens match “{query}”',
  noMatchDetail: 'Try a symbol, a name or the token’s address.',
  tokensFound: { one: '{count} token found', other: '{count} tokens found' },
  tokensFailed: 'Couldn’t load the tokens',
  checkConnection: 'Check your connection and try again.',
  notListed: 'Not listed',
  imitation: 'Not the listed {symbol}',

  // Amount errors
  amountExample: 'Enter an amount like {example}.',
  amountDecimals: { one: '{symbol} has at most {count} decimal.', other: '{symbol} has at most {count} decimals.' },
  insufficientFunds: 'You have {amount}.',

  // Allowances that are left
  leftover: 'A swap contract can still spend {amount}.',
  revoke: 'Revoke',
  revokeInWallet: 'Confirm in your wallet',
  revoking: 'Revoking…',
  revokeDeclined: 'You declined it.',
  revokeFailed: 'That didn’t work. Try again.',

  // The review's title, and its problems
  reviewTitle: 'Review swap',
  failedDetail: 'Something went wrong. Nothing was swapped.',
  approvalReverted: 'The approval failed on the network. Try again.',

  // Why there is no quote, review or request
  notConnectedTitle: 'No wallet connected',
  connect: 'Connect wallet',
  unsupported: 'Network not supported for swaps',
  unsupportedDetail: 'Swaps aren’t available on {network}.',
  chooseNetwork: 'Switch network',
  noRoute: 'No provider trades these tokens. Choose another token.',
  liquidity: 'The pools are too small for this amount. Enter less.',
  tooLow: 'This amount is too small to swap. Enter more.',
  unavailable: 'No price is available right now.',
  priceMoved: 'The price moved past your limit, so nothing was sent.',
  notEnoughFee: 'Not enough {symbol} for the network fee.',
  planMismatch: 'The prepared swap doesn’t match the quote, so it was stopped. Ask the app’s developer for help.',
  unknownContract: 'The quote uses an unknown contract, so it was stopped.',
  outcomeMismatch: 'The simulated result is worse than the quote, so it was stopped.',
  tokenMismatch: 'The details of {symbol} don’t match its contract, so it can’t be swapped safely.',
  wouldFail: 'This swap would fail. Get a new price, or raise the slippage for tokens with a tax.',
  walletChanged: 'Your wallet signed a different transaction, so it wasn’t sent. Try another wallet.',
  nonceConflict: 'Another transaction from this account went first. Wait for it to finish.',
  otherNetwork: 'Your wallet is on another network. Switch it and try again.',
  accountChanged: 'Your account or network changed. Review again.',
} as const

/** The messages that each translation of the form provides. */
export type SwapMessages = TranslationOf<typeof swapEn>
