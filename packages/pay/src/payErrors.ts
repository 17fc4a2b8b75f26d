import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'

function error(code: AppKitErrorCode, message: string, cause?: unknown): AppKitError {
  return new AppKitError(code, message, { cause })
}

/** Returns the error for an invoice that the backend doesn't know, or not with this secret. */
export function invoiceNotFound(cause?: unknown): AppKitError {
  return error('pay/invoice-not-found', 'No invoice has this ID and client secret. Create an invoice.', cause)
}

/** Returns the error for a backend that doesn't answer. */
export function payUnavailable(cause: unknown): AppKitError {
  return error('pay/unavailable', "The backend didn't answer. Try again in a moment.", cause)
}

/** Returns the error for an exchange that doesn't send this asset or amount now. */
export function exchangeUnavailable(cause?: unknown): AppKitError {
  const message = "The exchange doesn't send this asset or amount now. Choose another exchange, asset or amount."
  return error('pay/exchange-unavailable', message, cause)
}

/** Returns the error for an invoice that no longer accepts payments, or no longer needs one. */
export function invoiceClosed(): AppKitError {
  return error('pay/invoice-closed', "This invoice can't be paid anymore. Check its status before you pay.")
}

/** Returns the error for an invoice that another payment may already cover. */
export function alreadyPending(): AppKitError {
  return error('pay/already-pending', 'A payment of this invoice is on its way. Wait for it before you pay again.')
}

/** Returns the error for an account that can't pay the invoice with this asset. */
export function insufficientFunds(symbol: string): AppKitError {
  return error('pay/insufficient-funds', `The account has too little ${symbol}. Pay with another asset.`)
}

/** Returns the error for an account that can't pay the network fee. */
export function insufficientFee(symbol: string, cause?: unknown): AppKitError {
  return error('pay/insufficient-fee', `The account has too little ${symbol} for the network fee. Add some.`, cause)
}

/** Returns the error for a token whose contract and invoice disagree on its decimals. */
export function tokenMismatch(symbol: string): AppKitError {
  return error('pay/token-mismatch', `The invoice's decimals of ${symbol} differ from its contract's. Don't pay.`)
}

/** Returns the error for a payment that the chain would refuse. */
export function wouldFail(cause: unknown): AppKitError {
  return error('pay/would-fail', 'The payment would fail on the chain. Pay with another asset or account.', cause)
}

/** Returns the error for a chain that doesn't answer. */
export function checkFailed(cause: unknown): AppKitError {
  return error('pay/check-failed', "The network didn't answer, so the payment wasn't checked. Try again.", cause)
}

/** Returns the error for a wallet without an account on the asset's network. */
export function accountMissing(): AppKitError {
  return error('pay/account-missing', "No connected wallet has an account on the asset's network. Connect one.")
}

/** Returns the error for a failure without a more specific one. */
export function paymentFailed(cause: unknown): AppKitError {
  return error('pay/payment-failed', "The wallet didn't send the payment. Try again.", cause)
}

/** Returns the error itself if it is typed, else one for a backend that doesn't answer. */
export function asPayError(cause: unknown): AppKitError {
  return cause instanceof AppKitError ? cause : payUnavailable(cause)
}
