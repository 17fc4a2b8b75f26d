import { AppKitError, type AppKitErrorOptions } from '@openappkit/contract'

// What comes later than the page has copies of these classes, so an error is known by its code, whichever copy made it.

/** The visitor declined in the wallet. EIP-1193 code 4001, WalletConnect code 5000. */
export class UserRejectedError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/rejected')
  }
  override readonly name: string = 'UserRejectedError'
  constructor(options: AppKitErrorOptions = {}) {
    super('wallet/rejected', 'Connection rejected', options)
  }
}

/** The wallet already has a request open. EIP-1474 code -32002. */
export class RequestPendingError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/request-pending')
  }
  override readonly name: string = 'RequestPendingError'
  constructor(options: AppKitErrorOptions = {}) {
    super(
      'wallet/request-pending',
      'A request is already open in the wallet. Open the wallet and answer it there.',
      options,
    )
  }
}

/** The connector's wallet is not on this device. */
export class WalletNotFoundError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/not-found')
  }
  override readonly name: string = 'WalletNotFoundError'
  constructor(walletName: string, options: AppKitErrorOptions = {}) {
    super('wallet/not-found', `${walletName} was not found in this browser. Install it and try again.`, options)
  }
}

function isCalled(error: unknown, code: string): boolean {
  return error instanceof AppKitError && error.code === code
}

/** True for a refusal by the visitor, whichever library reported it. Looks at codes, never at texts. Codes 4001 and 5000, also on causes. */
export function isUserRejection(error: unknown): boolean {
  return error instanceof UserRejectedError || hasCode(error, [4001, 5000])
}

/** True when the wallet said that a request is already open (-32002), whichever library reported it. */
export function isRequestPending(error: unknown): boolean {
  return error instanceof RequestPendingError || hasCode(error, [-32002])
}

/** Walks `cause` and `data.originalError`, at most eight deep, looking for one of `codes`. */
export function hasCode(error: unknown, codes: readonly number[], depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  const { code, cause, data } = error as { code?: unknown; cause?: unknown; data?: unknown }
  if (typeof code === 'number' && codes.includes(code)) return true
  const original =
    typeof data === 'object' && data !== null ? (data as { originalError?: unknown }).originalError : undefined
  return hasCode(cause, codes, depth + 1) || hasCode(original, codes, depth + 1)
}
