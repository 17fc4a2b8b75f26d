import type { AppKitError } from '@openappkit/appkit-core'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { swapEn } from './locales/swap.en'

/** Symbols for the messages. */
export interface ProblemNames {
  /** Symbol of the token that the problem is about. */
  readonly symbol: string
  /** Symbol of the coin that pays the fee. */
  readonly coin: string
}

/** Returns why there is no quote, no review or no swap, in the user's language. Undefined for an unknown problem. */
export function problemText(
  { code }: Pick<AppKitError, 'code'>,
  t: Translate<typeof swapEn>,
  { coin, symbol }: ProblemNames,
): string | undefined {
  switch (code) {
    case 'swap/no-route':
      return t('noRoute')
    case 'swap/insufficient-liquidity':
      return t('liquidity')
    case 'swap/amount-too-low':
      return t('tooLow')
    case 'swap/unavailable':
    case 'cloud/unreachable':
    case 'balance/unavailable':
    case 'transaction/simulation-unavailable':
      return t('unavailable')
    case 'swap/price-moved':
      return t('priceMoved')
    case 'swap/insufficient-funds':
    case 'transaction/insufficient-token-balance':
      return t('notEnough', { symbol })
    case 'swap/insufficient-fee':
    case 'transaction/insufficient-funds':
      return t('notEnoughFee', { symbol: coin })
    case 'swap/plan-mismatch':
      return t('planMismatch')
    case 'swap/unknown-contract':
      return t('unknownContract')
    case 'swap/outcome-mismatch':
      return t('outcomeMismatch')
    case 'swap/token-mismatch':
      return t('tokenMismatch', { symbol })
    case 'swap/would-fail':
      return t('wouldFail')
    case 'swap/unsupported-chain':
      return t('unsupported')
    case 'swap/reverted':
      return t('approvalReverted')
    case 'swap/account-changed':
      return t('accountChanged')
    case 'transaction/changed':
      return t('walletChanged')
    case 'transaction/nonce-conflict':
      return t('nonceConflict')
    case 'view/load-failed':
      return t('checkConnection')
    case 'network/mismatch':
      return t('otherNetwork')
    default:
      return undefined
  }
}
