import {
  AppKitError,
  isUserRejection,
  toWalletError,
  UserRejectedError,
  type WalletFailure,
} from '@openappkit/appkit-core/adapter'

/** Wallet Standard has no code for a refusal, so many wallets say it in words alone. */
const refusal =
  /\b(?:user|approval|request|transaction|signature|connection)\b.{0,30}\b(?:reject|den(?:y|ied)|declin|cancell?ed)|\b(?:rejected|denied|declined|cancell?ed) (?:by (?:the )?user|the request)/iu

/** {@link toWalletError}, of wallets that refuse in words, and whose nodes use the numbers of wallets. */
export function walletError(cause: unknown, failure: WalletFailure): AppKitError {
  if (cause instanceof AppKitError) return cause
  const said = textOf(cause)
  if (!/simulation/iu.test(said))
    return refusal.test(said) ? new UserRejectedError({ cause }) : toWalletError(cause, failure)
  // -32002 is a node's number for a transaction that it refused as well as that of a request that waits.
  return isUserRejection(cause)
    ? new UserRejectedError({ cause })
    : new AppKitError(failure.code, failure.message, { cause })
}

function textOf(cause: unknown): string {
  const { message } = (typeof cause === 'object' && cause !== null ? cause : {}) as { message?: unknown }
  return typeof message === 'string' ? message : typeof cause === 'string' ? cause : ''
}
