import {
  AppKitError,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
} from '@openappkit/appkit-core/adapter'

/** What to call a failure that is neither a refusal nor a waiting request. */
export interface Failure {
  readonly code: string
  readonly message: string
}

/** Wallet Standard has no code for a refusal, so many wallets say it in words alone. */
const refusal =
  /\b(?:user|approval|request|transaction|signature|connection)\b.{0,30}\b(?:reject|den(?:y|ied)|declin|cancell?ed)|\b(?:rejected|denied|declined|cancell?ed) (?:by (?:the )?user|the request)/iu

/** Makes the kit's error of whatever a wallet threw. */
export function walletError(cause: unknown, { code, message }: Failure): AppKitError {
  if (cause instanceof AppKitError) return cause
  const said = textOf(cause)
  // -32002 is a node's number for a transaction that it refused as well.
  const isSimulation = /simulation/iu.test(said)
  if (isUserRejection(cause) || (!isSimulation && refusal.test(said))) return new UserRejectedError({ cause })
  if (isRequestPending(cause) && !isSimulation) return new RequestPendingError({ cause })
  return new AppKitError(code, message, { cause })
}

function textOf(cause: unknown): string {
  const { message } = (typeof cause === 'object' && cause !== null ? cause : {}) as { message?: unknown }
  return typeof message === 'string' ? message : typeof cause === 'string' ? cause : ''
}
