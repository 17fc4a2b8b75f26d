import type { AppKitErrorCode } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Resolves with the result of `work`. Rejects with its AppKitError, or wraps any other error in one with `code`. */
export async function wrapRpcError<value>(code: AppKitErrorCode, work: () => Promise<value>): Promise<value> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppKitError) throw cause
    throw new AppKitError(code, "The network didn't answer about this transfer. Try again.", { cause })
  }
}
