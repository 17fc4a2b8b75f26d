/** Names of the codes that wallets and nodes give: EIP-1474, EIP-1193, EIP-3326 and EIP-5792, by the names that viem has for them. Spec 8. */
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
  // WalletConnect's own, treated as a rejection.
  5000: 'UserRejectedRequestError',
  5700: 'UnsupportedNonOptionalCapabilityError',
  5710: 'UnsupportedChainIdError',
  5720: 'DuplicateIdError',
  5730: 'UnknownBundleIdError',
  5740: 'BundleTooLargeError',
  5750: 'AtomicReadyWalletRejectedUpgradeError',
  5760: 'AtomicityNotSupportedError',
} as const

/** The name of a code that wallets and nodes give. */
export type WalletErrorName = (typeof names)[keyof typeof names]

/** What a wallet or node gave as the reason, by name. */
export interface NamedWalletError {
  readonly name: WalletErrorName
  readonly code: number
  /** The words of the wallet or node: show them as text. */
  readonly message: string
}

/**
 * Returns the wallet's or node's own reason for a failure, by name, whichever library reported it: the `code` of an `AppKitError` says what failed, this says why.
 * Looks at causes, at most eight deep. Undefined when none has a code of the standards.
 *
 * @example
 * ```ts
 * try { await appkit.switchNetwork(base) } catch (error) {
 *   if (namedWalletError(error)?.name === 'UnauthorizedProviderError') askToConnectAgain()
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
  // Libraries wrap the wallet's code in one of their own; the innermost is the wallet's.
  return namedWalletError(cause, depth + 1) ?? namedWalletError(original, depth + 1) ?? own
}

function isKnown(code: number): code is keyof typeof names & number {
  return Object.hasOwn(names, code)
}
