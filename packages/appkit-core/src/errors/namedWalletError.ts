/** Names of standard wallet and node error codes, as in viem: EIP-1474, EIP-1193, EIP-3326 and EIP-5792. */
const names = {
  '-32700': 'ParseRpcError',
  '-32600': 'InvalidRequestRpcError',
  '-32601': 'MethodNotFoundRpcError',
  '-32602': 'InvalidParamsRpcError',
  '-32603': 'InternalRpcError',
  '-32000': 'InvalidInputRpcError',
  4001: 'UserRejectedRequestError',
  4100: 'UnauthorizedProviderError',
  4200: 'UnsupportedProviderMethodError',
  4900: 'ProviderDisconnectedError',
  4901: 'ChainDisconnectedError',
  4902: 'SwitchChainError',
  // WalletConnect's code for a rejection.
  5000: 'UserRejectedRequestError',
  5700: 'UnsupportedNonOptionalCapabilityError',
  5710: 'UnsupportedChainIdError',
  5720: 'DuplicateIdError',
  5730: 'UnknownBundleIdError',
  5740: 'BundleTooLargeError',
  5750: 'AtomicReadyWalletRejectedUpgradeError',
  5760: 'AtomicityNotSupportedError',
} as const

/** Name of a standard wallet or node error code. */
export type WalletErrorName = (typeof names)[keyof typeof names]

/** Standard error that a wallet or node returned. */
export interface NamedWalletError {
  readonly name: WalletErrorName
  readonly code: number
  /** Message from the wallet or node. Empty if there is none. Untrusted: render as text. */
  readonly message: string
}

/**
 * Returns the standard error of a wallet or node inside `error`, no matter which library reported it. The `code` of an
 * `AppKitError` says what failed; this says why. Searches `cause` and `data.originalError` up to eight levels deep, and
 * prefers the innermost error. Returns undefined if none has a standard code.
 *
 * @example
 * ```ts
 * import { namedWalletError } from '@openappkit/appkit-core'
 *
 * function needsReconnect(error: unknown): boolean {
 *   return namedWalletError(error)?.name === 'UnauthorizedProviderError'
 * }
 * ```
 */
export function namedWalletError(error: unknown, depth = 0): NamedWalletError | undefined {
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  const { code, message, cause, data } = error as { code?: unknown; message?: unknown; cause?: unknown; data?: unknown }
  const own =
    typeof code === 'number' && isKnown(code)
      ? { name: names[code], code, message: typeof message === 'string' ? message : '' }
      : undefined
  const original =
    typeof data === 'object' && data !== null ? (data as { originalError?: unknown }).originalError : undefined
  // Libraries wrap the wallet's code in their own, so the innermost code is the wallet's.
  return namedWalletError(cause, depth + 1) ?? namedWalletError(original, depth + 1) ?? own
}

function isKnown(code: number): code is keyof typeof names & number {
  return Object.hasOwn(names, code)
}
