import type { TranslationOf } from '@openappkit/appkit-ui/elements'
import { swapEn } from './swap.en'

const own = {
  // Terms
  fee: 'Network fee',
  feeInWallet: 'Shown in your wallet',
  tax: 'Token tax',
  deposit: 'Account deposit',

  // The review
  receiveAtLeast: 'You receive at least',
  expected: 'Expected {amount}',
  impactHigh: 'You lose {percent} to the market price. A smaller amount may get a better price.',
  impactUnknown: 'The market price is unknown, so this may be a bad deal.',
  impactBlocked: 'You’d lose {percent} to the market price. Swaps with this much loss are blocked.',
  impactBlockedUnknown: 'The market price is unknown. Swaps of this size are blocked without it.',
  impactConsent: 'I accept losing {percent}',
  unknownConsent: 'I know what {symbol} is worth',
  unlisted: '{symbol} isn’t on this app’s list. Anyone can create a token with this name.',
  unlistedImitation: 'This isn’t the listed {symbol}, but another token with its symbol.',
  unlistedConsent: 'I’ve checked this token’s address',
  checked: 'Simulation passed: you get {amount}.',
  notSimulated: 'Couldn’t simulate this swap. The network still enforces the minimum.',
  approveExplained: 'First, you approve exactly {amount}. The contract can’t spend more.',
  batchExplained: 'Your wallet approves exactly {amount} and swaps with one confirmation.',
  approveAmount: 'Approve {amount}',
  approveAndSwap: 'Approve and swap',
  swapNow: 'Swap',
  swapAndPay: 'Swap and pay',
  pays: 'Pays',
  paysTo: '{amount} to {name}',
  priceExpired: 'This price has expired.',
  priceChanged: 'The price changed. Check the new one.',
  changed: 'The result changed since your review. Check it again.',
  splitUp: 'Large swaps move the price. Several smaller swaps may get more.',

  // Progress and outcome
  unknownWallet: 'your wallet',
  confirmIn: 'Confirm in {wallet}',
  approving: 'Approve {symbol} in {wallet}',
  approvingDetail: 'Approve exactly {amount}. The swap follows.',
  requesting: 'Compare with {wallet}',
  requestingDetail: 'Confirm only if {wallet} shows {paid}, and at least {minimum} for you.',
  approvalSent: 'Waiting for the approval',
  approvalSentDetail: 'The swap continues once the network confirms it.',
  declined: 'Swap declined',
  declinedApproval: 'Approval declined',
  declinedDetail: 'You declined it in {wallet}. Nothing was swapped.',
  pending: 'A request is waiting in {wallet}',
  pendingDetail: 'Approve or decline it in {wallet}, then try again. Nothing has been swapped.',
  notSwapped: 'Not swapped',
  failed: 'Couldn’t swap',
  reverted: 'Swap failed',
  revertedDetail: 'The network rejected the swap, so you keep your {symbol}. Only the network fee was charged.',
  swappingTitle: 'Swapping',
  submitted: 'Swapping {paid}',
  submittedDetail: 'You can close this. Check your activity for updates.',
  swappedTitle: 'Swapped',
  confirmed: 'Swapped {paid}',
  youPaid: 'You paid',
  youGot: 'You got',
  versusQuote: 'Against the quote',
  asQuoted: 'As quoted',
  replacedTitle: 'Replaced',
  replaced: 'Transaction replaced',
  replacedDetail: 'Another transaction from your account took its place. Check your activity.',
  dropped: 'Transaction dropped',
  droppedDetail: 'The network didn’t include it. Nothing was swapped.',
  statusUnknown: 'Status unknown',
  uncertain: 'This may have been swapped',
  uncertainDetail: 'There was no clear answer from {wallet}. Check your activity before swapping again.',
  back: 'Back',
  done: 'Done',
  explorer: 'View on explorer',
} as const

/** Messages of the review and the progress, with those of the form. They load after the form. */
export const swapReviewEn: typeof swapEn & typeof own = { ...swapEn, ...own }

/** The messages that each translation of the review provides. */
export type SwapReviewMessages = TranslationOf<typeof swapReviewEn>
