import type { AppKitError } from '@openappkit/appkit-core'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { sendEn } from './locales/send.en'

/** Values for the messages. */
export interface ProblemNames {
  /** Symbol of the token to send. */
  readonly symbol: string
  /** Symbol of the coin that pays the fee. */
  readonly coin: string
  /** Name of the recipient. */
  readonly name: string
}

/**
 * Returns why there is no review, or why the transfer wasn't sent, in the user's language. Undefined for an unknown
 * problem, after which a requested transfer may still have been sent.
 */
export function problemText(
  { code }: Pick<AppKitError, 'code'>,
  t: Translate<typeof sendEn>,
  { coin, name, symbol }: ProblemNames,
): string | undefined {
  switch (code) {
    case 'send/not-connected':
      return t('notConnected')
    case 'send/wrong-network':
    case 'network/mismatch':
      return t('otherNetwork', { symbol })
    case 'send/unsupported-chain':
    case 'token/unsupported':
      return t('unsupportedChain')
    case 'send/incomplete':
      return t('incomplete')
    case 'send/no-token':
      return t('noToken')
    case 'send/token-unavailable':
    case 'token/not-found':
      return t('tokenUnavailable')
    case 'send/token-mismatch':
      return t('tokenMismatch', { symbol })
    case 'send/insufficient-funds':
    case 'transaction/insufficient-token-balance':
    case 'transaction/no-token-account':
      return t('notEnough', { symbol })
    case 'send/funds-reserved':
      return t('fundsReserved', { symbol })
    case 'send/insufficient-fee':
    case 'transaction/insufficient-funds':
      return t('notEnoughFee', { symbol: coin })
    case 'send/fee-reserve':
      return t('feeReserve', { symbol: coin })
    case 'send/estimate-failed':
      return t('estimateFailed')
    case 'send/would-fail':
      return t('wouldFail')
    case 'send/account-changed':
      return t('accountChanged')
    case 'send/name-changed':
      return t('nameChanged', { name })
    case 'send/name-mismatch':
      return t('nameDisputed')
    case 'send/name-unverified':
      return t('nameUnverified', { name })
    case 'transaction/nonce-conflict':
      return t('nonceConflict')
    case 'transaction/expired':
      return t('expired')
    case 'transaction/dropped':
      return t('droppedDetail')
    case 'transaction/account-frozen':
      return t('frozen', { symbol })
    case 'transaction/insufficient-rent':
      return t('rent', { symbol: coin })
    case 'transaction/invalid-recipient':
      return t('lost')
    case 'transaction/recipient-owner-changed':
      return t('foreignAccount', { symbol })
    case 'transaction/changed':
      return t('walletChanged')
    case 'amount/dust':
      return t('tooSmall')
    default:
      return undefined
  }
}
