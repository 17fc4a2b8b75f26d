import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'

function error(code: AppKitErrorCode, message: string, cause?: unknown): AppKitError {
  return new AppKitError(code, message, { cause })
}

/** Returns the error for a missing account, or one on a network that the app doesn't offer. */
export function notConnected(): AppKitError {
  return error('swap/not-connected', 'No account is connected. Connect a wallet and try again.')
}

/** Returns the error for a network on which the backend or the adapter can't swap. */
export function unsupportedChain(cause?: unknown): AppKitError {
  return error('swap/unsupported-chain', 'Network not supported for Swaps', cause)
}

/** Returns the error for a source that doesn't answer. */
export function quoteUnavailable(cause: unknown): AppKitError {
  return error('swap/unavailable', 'No price is available right now. Try again in a moment.', cause)
}

/** Returns the error for two tokens that no provider trades. */
export function noRoute(): AppKitError {
  return error('swap/no-route', 'No provider trades these tokens. Choose another token.')
}

/** Returns the error for an amount that the pools can't fill. */
export function insufficientLiquidity(): AppKitError {
  return error('swap/insufficient-liquidity', 'The pools are too small for this amount. Enter less.')
}

/** Returns the error for an amount that is too small to swap. */
export function amountTooLow(): AppKitError {
  return error('swap/amount-too-low', 'This amount is too small to swap. Enter more.')
}

/** Returns the error for a price below the reviewed minimum. */
export function priceMoved(cause?: unknown): AppKitError {
  return error('swap/price-moved', 'The price moved past your limit, so nothing was sent. Review the new price.', cause)
}

/** Returns the error for a balance below the amount. */
export function insufficientFunds(symbol: string): AppKitError {
  return error('swap/insufficient-funds', `The balance is lower than this amount. Enter less ${symbol}.`)
}

/** Returns the error for a balance that doesn't cover the network fee. */
export function insufficientFee(symbol: string): AppKitError {
  return error('swap/insufficient-fee', `The balance doesn't cover the network fee. Add ${symbol}.`)
}

/** Returns the error for a swap whose steps differ from its quote. `details` says how. */
export function planMismatch(details: string): AppKitError {
  return new AppKitError(
    'swap/plan-mismatch',
    "The prepared transaction doesn't match the quote, so nothing was sent. Don't use this backend until it is fixed.",
    { details },
  )
}

/** Returns the error for a contract that neither OpenAppKit nor the app lists. */
export function unknownContract(address: string): AppKitError {
  return new AppKitError(
    'swap/unknown-contract',
    `The quote uses a contract that isn't listed: ${address}. Add it to \`swapContracts\` if it is your router.`,
    { details: address },
  )
}

/** Returns the error for a simulation whose result differs from the quote. `details` says how. */
export function outcomeMismatch(details: string): AppKitError {
  return new AppKitError(
    'swap/outcome-mismatch',
    'The simulated result is worse than the quote, so nothing was sent. Get a new quote, or choose another token.',
    { details },
  )
}

/** Returns the error for a token whose contract reports other decimals than the list. */
export function tokenMismatch(symbol: string): AppKitError {
  return error(
    'swap/token-mismatch',
    `The decimals of ${symbol} differ from its contract's, so nothing was sent. Check where the token comes from.`,
  )
}

/** Returns the error for a swap that the chain expects to fail. */
export function wouldFail(cause: unknown): AppKitError {
  return error('swap/would-fail', 'This swap would fail, so nothing was sent. Get a new quote and try again.', cause)
}

/** Returns the error for an approval or a swap that was mined without effect. */
export function reverted(cause?: unknown): AppKitError {
  return error('swap/reverted', 'The swap failed on the network. Only the network fee was charged. Try again.', cause)
}

/** Returns the error for an account or network that changed during the review. */
export function accountChanged(): AppKitError {
  return error('swap/account-changed', 'The account or network changed. Review the swap again.')
}

/** Returns the error for code of the modal that couldn't load. */
export function codeUnavailable(cause?: unknown): AppKitError {
  return error('view/load-failed', "Part of the modal couldn't load. Check your connection and try again.", cause)
}

/** Wraps an error without a code of its own. */
export function swapFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return error('swap/failed', "The swap couldn't be sent. Check the activity, then try again.", cause)
}
