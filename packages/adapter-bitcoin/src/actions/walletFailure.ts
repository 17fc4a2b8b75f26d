import { type AppKitError, toWalletError, UserRejectedError, type WalletFailure } from '@openappkit/appkit-core/adapter'

/** Wraps a wallet's error like {@link toWalletError}, and recognizes Wallet Standard's rejection error. */
function walletFailure(cause: unknown, failure: WalletFailure): AppKitError {
  return isStandardRejection(cause) ? new UserRejectedError({ cause }) : toWalletError(cause, failure)
}

/** Returns whether an error is Wallet Standard's rejection error. */
function isStandardRejection(cause: unknown): boolean {
  const { context } = (cause ?? {}) as { context?: { __code?: unknown } | null }
  return context?.__code === 4_001_000
}

/** Resolves with the answer of `ask`, or rejects with its wrapped error. */
export async function wrapWalletError<value>(failure: WalletFailure, ask: () => Promise<value>): Promise<value> {
  try {
    return await ask()
  } catch (cause) {
    throw walletFailure(cause, failure)
  }
}
