import type { PayUriErrorCode } from '@openappkit/pay/uri'
import { parsePaymentUri } from '@openappkit/pay/uri'
import { UnreachableNodeError } from '../callNode'
import type { PayingWallet } from './PayingWallet'
import { type Refusal, RefusalError } from './Refusal'

const newCode = 'Ask the payee for a new code.'
const otherWallet = 'Ask the payee for another code, or pay with a wallet that supports this one.'

/** Returns why the wallet refuses a payment code, in plain words. */
export function codeRefusal(error: unknown, text: string, expected: string, store: PayingWallet): Refusal {
  if (error instanceof RefusalError) return error.refusal
  if (error instanceof UnreachableNodeError)
    return {
      reason: `${store.networkName(expected)} doesn’t respond.`,
      next: 'Check that it’s running, then try again.',
    }
  const { code, details } = (error ?? {}) as { readonly code?: PayUriErrorCode; readonly details?: string }
  switch (code) {
    case 'pay/uri-wrong-chain':
      return wrongChain(parsePaymentUri(text).chainId, expected, store)
    case 'pay/uri-unsupported-parameter':
      return {
        reason: `This code needs “${details}”, which this wallet doesn’t support. The payment could be wrong without it.`,
        next: otherWallet,
      }
    case 'pay/uri-unsupported':
      return { reason: 'This code asks for something other than a payment to an address.', next: otherWallet }
    case 'pay/uri-transaction-request':
      return { reason: 'This code asks a server for a transaction, which this wallet doesn’t sign.', next: otherWallet }
    case 'pay/uri-invalid-amount':
      return { reason: 'The amount in this code isn’t valid.', next: newCode }
    case 'pay/uri-too-long':
      return { reason: 'This code is too long.', next: newCode }
    default:
      return { reason: 'This code isn’t a valid payment request.', next: newCode }
  }
}

function wrongChain(chainId: string, expected: string, store: PayingWallet): Refusal {
  const name = store.networkName(expected)
  const isKnown = store.config.evm.some(chain => `eip155:${chain.chainId}` === chainId)
  if (isKnown) {
    const other = store.networkName(chainId)
    return {
      reason: `This code is for ${other}, and your wallet is on ${name}.`,
      next: `Switch to ${other} at the top of the page, then open the code again.`,
    }
  }
  const [namespace, reference] = chainId.split(':')
  const other = namespace === 'eip155' ? `the network with chain ID ${reference}` : 'another Bitcoin network'
  return {
    reason: `This code is for ${other}, which this wallet doesn’t have.`,
    next: `Ask the payee for a code on ${name}.`,
  }
}
