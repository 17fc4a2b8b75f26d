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

/** Makes the kit's error of whatever a wallet threw. */
export function walletFailure(cause: unknown, { code, message }: Failure): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause) || isStandardRejection(cause)) return new UserRejectedError({ cause })
  if (isRequestPending(cause)) return new RequestPendingError({ cause })
  return new AppKitError(code, message, { cause })
}

/** Wallet Standard's own error for a refusal. */
function isStandardRejection(cause: unknown): boolean {
  const { context } = (cause ?? {}) as { context?: { __code?: unknown } | null }
  return context?.__code === 4_001_000
}

/** {@link walletFailure} of what `ask` rejects with, or throws. */
export async function orFailure<value>(failure: Failure, ask: () => Promise<value>): Promise<value> {
  try {
    return await ask()
  } catch (cause) {
    throw walletFailure(cause, failure)
  }
}
