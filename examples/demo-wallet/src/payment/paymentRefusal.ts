import { PaymentError, type PaymentErrorCode } from '@openappkit/testing/walletconnect'
import { shortAddress } from '../shortAddress'
import type { PaymentReview } from './PaymentReview'
import type { Refusal } from './Refusal'

/** Returns why the wallet couldn't pay, in plain words. */
export function paymentRefusal(error: unknown, { account, network, symbol }: PaymentReview): Refusal {
  const code = error instanceof PaymentError ? error.code : 'rejected'
  const own = shortAddress(account)
  const refusals: Readonly<Record<PaymentErrorCode, Refusal>> = {
    'unsupported-chain': { reason: `This wallet doesn’t have ${network}.`, next: 'Ask the payee for another code.' },
    'unsupported-token': {
      reason: 'The recipient wouldn’t get the exact amount of this token.',
      next: 'Ask the payee for a code in another token.',
    },
    'unsupported-field': { reason: 'The code asks for too much in one transaction.', next: 'Ask for a shorter code.' },
    'invalid-recipient': {
      reason: 'The recipient isn’t a wallet.',
      next: 'Ask the payee for the address of a wallet.',
    },
    'invalid-amount': { reason: 'The amount isn’t valid.', next: 'Ask the payee for a new code.' },
    'amount-too-small': {
      reason: `${network} doesn’t accept such a small payment to this recipient.`,
      next: 'Ask the payee for a code with a higher amount.',
    },
    'insufficient-funds': {
      reason: `This account doesn’t have enough ${symbol}.`,
      next: `Add ${symbol} to ${own}, or switch the account.`,
    },
    'insufficient-fee': {
      reason: 'This account can’t cover the network fee.',
      next: `Add funds on ${network} to ${own}, or switch the account.`,
    },
    rejected: {
      reason: `${network} rejected the payment: ${error instanceof Error ? error.message : String(error)}`,
      next: 'Check the details with the payee, then try again.',
    },
    unreachable: { reason: `${network} doesn’t respond.`, next: 'Check that it’s running, then try again.' },
    'unknown-outcome': {
      reason: `${network} didn’t confirm that it has the payment. It may still arrive.`,
      next: 'Check your balance before you pay again.',
    },
  }
  return refusals[code]
}
