import { type AppKitError, toWalletError, UserRejectedError, type WalletFailure } from '@openappkit/appkit-core/adapter'

/** {@link toWalletError}, which knows Wallet Standard's own error for a refusal as well. */
function walletFailure(cause: unknown, failure: WalletFailure): AppKitError {
  return isStandardRejection(cause) ? new UserRejectedError({ cause }) : toWalletError(cause, failure)
}

/** Wallet Standard's own error for a refusal. */
function isStandardRejection(cause: unknown): boolean {
  const { context } = (cause ?? {}) as { context?: { __code?: unknown } | null }
  return context?.__code === 4_001_000
}

/** {@link walletFailure} of what `ask` rejects with, or throws. */
export async function orFailure<value>(failure: WalletFailure, ask: () => Promise<value>): Promise<value> {
  try {
    return await ask()
  } catch (cause) {
    throw walletFailure(cause, failure)
  }
}
