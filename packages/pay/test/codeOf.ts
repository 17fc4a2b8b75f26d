import { AppKitError } from '@openappkit/contract'

/** Returns the code of the error that a call throws, or undefined. Fails for errors without a code of payment URIs. */
export function codeOf(call: () => unknown): string | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    if (error instanceof AppKitError && error.code.startsWith('pay/uri-')) return error.code
    throw error
  }
}
