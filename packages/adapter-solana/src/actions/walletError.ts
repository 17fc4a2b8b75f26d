import {
  AppKitError,
  isUserRejection,
  toWalletError,
  UserRejectedError,
  type WalletFailure,
} from '@openappkit/appkit-core/adapter'

/** Matches rejections by text, because Wallet Standard has no error code for them. */
const refusal =
  /\b(?:user|approval|request|transaction|signature|connection)\b.{0,30}\b(?:reject|den(?:y|ied)|declin|cancell?ed)|\b(?:rejected|denied|declined|cancell?ed) (?:by (?:the )?user|the request)/iu

/**
 * Wraps a wallet's error like {@link toWalletError}. Also detects rejections by text, and node errors that share a code
 * with wallet errors.
 */
export function walletError(cause: unknown, failure: WalletFailure): AppKitError {
  if (cause instanceof AppKitError) return cause
  const said = textOf(cause)
  if (!/simulation/iu.test(said))
    return refusal.test(said) ? new UserRejectedError({ cause }) : toWalletError(cause, failure)
  // Nodes use -32002 for a rejected transaction, but wallets use it for a pending request.
  return isUserRejection(cause)
    ? new UserRejectedError({ cause })
    : new AppKitError(failure.code, failure.message, { cause })
}

function textOf(cause: unknown): string {
  const { message } = (typeof cause === 'object' && cause !== null ? cause : {}) as { message?: unknown }
  return typeof message === 'string' ? message : typeof cause === 'string' ? cause : ''
}
