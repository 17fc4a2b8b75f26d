import { AppKitError } from '@openappkit/appkit-core'

/** Returns the error for a missing account, or one on a network that the app doesn't offer. */
export function notConnected(): AppKitError {
  return new AppKitError('send/not-connected', 'No account is connected. Connect a wallet and try again.')
}

/** Returns the error for a requested token that couldn't be found or read. */
export function tokenUnavailable(cause: unknown): AppKitError {
  return new AppKitError(
    'send/token-unavailable',
    "The token couldn't be read from its network. Check its address, or choose another token.",
    { cause },
  )
}

/** Returns the error for listed decimals that differ from the contract's, so the amount would be wrong. */
export function tokenMismatch(symbol: string): AppKitError {
  return new AppKitError(
    'send/token-mismatch',
    `The decimals of ${symbol} differ from its contract's, so nothing was sent. Check where the token comes from.`,
  )
}

/** Returns the error for a token on a different network than the wallet. */
export function wrongNetwork(symbol: string): AppKitError {
  return new AppKitError(
    'send/wrong-network',
    `${symbol} is on another network than the wallet. Switch the network and try again.`,
  )
}

/** Returns the error for an asset that the chain's adapter can't transfer. */
export function unsupportedChain(): AppKitError {
  return new AppKitError('send/unsupported-chain', 'Unsupported chain')
}

/** Returns the error for a token balance below the amount, or for nothing to send. */
export function insufficientFunds(symbol: string): AppKitError {
  return new AppKitError('send/insufficient-funds', `The balance is lower than this amount. Enter less ${symbol}.`)
}

/**
 * Returns the error for an amount that would spend the reserve.
 *
 * @param reserved - The reserve in base units, for `details`.
 */
export function fundsReserved(symbol: string, reserved: bigint): AppKitError {
  return new AppKitError(
    'send/funds-reserved',
    `Part of the balance is in small UTXOs that may carry collectibles. Send less ${symbol}, or allow spending them.`,
    { details: String(reserved) },
  )
}

/** Returns the error for a coin balance that doesn't cover the fee. */
export function insufficientFee(symbol: string): AppKitError {
  return new AppKitError(
    'send/insufficient-fee',
    `The balance doesn't cover the network fee. Send less, or add ${symbol}.`,
  )
}

/** Returns the error for a balance that covers the current fee, but not the higher fee that wallets may set. */
export function feeReserveShort(symbol: string): AppKitError {
  return new AppKitError(
    'send/fee-reserve',
    `The wallet may set a higher fee than the remaining ${symbol} covers. Send less.`,
  )
}

/** Returns the error for a balance, fee or simulation that the chain didn't provide. */
export function estimateFailed(cause: unknown): AppKitError {
  return new AppKitError(
    'send/estimate-failed',
    "The network fee couldn't be estimated. Check the amount and the recipient, then try again.",
    { cause },
  )
}

/** Returns the error for a transfer that the chain expects to fail, or whose request differs from it. */
export function wouldFail(cause: unknown): AppKitError {
  return new AppKitError('send/would-fail', 'This transfer would fail. Check the amount and the recipient.', { cause })
}

/** Returns the error for an active account or network that differs from the review's. */
export function accountChanged(): AppKitError {
  return new AppKitError(
    'send/account-changed',
    'The account or network changed after the review. Review the transfer again.',
  )
}

/** Returns the error for a name that no longer resolves to the address in the review. */
export function nameChanged(name: string): AppKitError {
  return new AppKitError(
    'send/name-changed',
    `${name} now resolves to a different address, so nothing was sent. Review the transfer again.`,
  )
}

/** Returns the error for a name that the chain and the backend resolve to different addresses. */
export function nameDisputed(name: string): AppKitError {
  return new AppKitError(
    'send/name-mismatch',
    `The chain and the backend resolve ${name} to different addresses, so nothing was sent. Ask the recipient.`,
  )
}

/** Returns the error for a name that couldn't be resolved again or confirmed on chain. */
export function nameUnverified(name: string): AppKitError {
  return new AppKitError('send/name-unverified', `${name} couldn't be resolved again, so nothing was sent. Try again.`)
}

/** Returns `cause` if it is already an AppKitError, else the error for an unknown failure. */
export function sendFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('send/failed', 'Failed to send transaction. Please try again.', { cause })
}

/** Returns the error for a transaction that is on chain but had no effect except its fee. */
export function reverted(): AppKitError {
  return new AppKitError(
    'send/reverted',
    'The transfer reverted, so only the fee was spent. Check it in the block explorer.',
  )
}
