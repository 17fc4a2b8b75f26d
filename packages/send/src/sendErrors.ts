import { AppKitError } from '@openappkit/appkit-core'

/** No account is connected, or it is on a network that the app doesn't offer. */
export function notConnected(): AppKitError {
  return new AppKitError('send/not-connected', 'No account is connected. Connect a wallet and try again.')
}

/** The requested token couldn't be found or read. */
export function tokenUnavailable(cause: unknown): AppKitError {
  return new AppKitError(
    'send/token-unavailable',
    "The token couldn't be read from its network. Check its address, or choose another token.",
    { cause },
  )
}

/** The token's listed decimals differ from its contract's, so the amount would be wrong. */
export function tokenMismatch(symbol: string): AppKitError {
  return new AppKitError(
    'send/token-mismatch',
    `The decimals of ${symbol} differ from its contract's, so nothing was sent. Check where the token comes from.`,
  )
}

/** The token lives on another network than the wallet is on. */
export function wrongNetwork(symbol: string): AppKitError {
  return new AppKitError(
    'send/wrong-network',
    `${symbol} is on another network than the wallet. Switch the network and try again.`,
  )
}

/** The chain of the account has no transfers. */
export function unsupportedChain(): AppKitError {
  return new AppKitError('send/unsupported-chain', 'Unsupported chain')
}

/** There is less of the token than is to be sent. */
export function insufficientFunds(symbol: string): AppKitError {
  return new AppKitError('send/insufficient-funds', `The balance is lower than this amount. Enter less ${symbol}.`)
}

/**
 * The amount would take what transfers leave alone.
 *
 * @param reserved - how much that is, in base units; kept in `details`
 */
export function fundsReserved(symbol: string, reserved: bigint): AppKitError {
  return new AppKitError(
    'send/funds-reserved',
    `Part of the balance is in small UTXOs that may carry collectibles. Send less ${symbol}, or allow spending them.`,
    { details: String(reserved) },
  )
}

/** There is too little of the network's coin to pay the fee. */
export function insufficientFee(symbol: string): AppKitError {
  return new AppKitError(
    'send/insufficient-fee',
    `The balance doesn't cover the network fee. Send less, or add ${symbol}.`,
  )
}

/** The fee of now could be paid, and not what wallets offer for it. */
export function feeReserveShort(symbol: string): AppKitError {
  return new AppKitError(
    'send/fee-reserve',
    `The wallet may set a higher fee than the remaining ${symbol} covers. Send less.`,
  )
}

/** Neither balance nor fee could be read. */
export function estimateFailed(cause: unknown): AppKitError {
  return new AppKitError(
    'send/estimate-failed',
    "The network fee couldn't be estimated. Check the amount and the recipient, then try again.",
    { cause },
  )
}

/** The chain says that the transfer would fail. */
export function wouldFail(cause: unknown): AppKitError {
  return new AppKitError('send/would-fail', 'This transfer would fail. Check the amount and the recipient.', { cause })
}

/** The active account or network differs from the review's. */
export function accountChanged(): AppKitError {
  return new AppKitError(
    'send/account-changed',
    'The account or network changed after the review. Review the transfer again.',
  )
}

/** The name of the recipient leads to another address than the review says. */
export function nameChanged(name: string): AppKitError {
  return new AppKitError(
    'send/name-changed',
    `${name} now resolves to a different address, so nothing was sent. Review the transfer again.`,
  )
}

/** The chain says that the name leads to another address than the backend does. */
export function nameDisputed(name: string): AppKitError {
  return new AppKitError(
    'send/name-mismatch',
    `The chain and the backend resolve ${name} to different addresses, so nothing was sent. Ask the recipient.`,
  )
}

/** The name couldn't be resolved again to compare it with the review. */
export function nameUnverified(name: string): AppKitError {
  return new AppKitError('send/name-unverified', `${name} couldn't be resolved again, so nothing was sent. Try again.`)
}

/** The wallet did not send, for a reason of its own. */
export function sendFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('send/failed', 'Failed to send transaction. Please try again.', { cause })
}

/** It is in the chain, and had no effect but its fee. */
export function reverted(): AppKitError {
  return new AppKitError(
    'send/reverted',
    'The transfer reverted, so only the fee was spent. Check it in the block explorer.',
  )
}
