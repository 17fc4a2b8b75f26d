import { expect } from 'vitest'

/**
 * Errors are identified by name and code, never by class: the adapter and the kit may have different copies of a class.
 */
export const userRejected: { readonly name: string; readonly code: string } = {
  name: 'UserRejectedError',
  code: 'wallet/rejected',
}
export const requestPending: { readonly name: string; readonly code: string } = {
  name: 'RequestPendingError',
  code: 'wallet/request-pending',
}
export const walletNotFound: { readonly name: string; readonly code: string } = {
  name: 'WalletNotFoundError',
  code: 'wallet/not-found',
}
/** Any error that a host can handle: it has a stable code and a message. */
export const clearError: { readonly code: unknown; readonly message: unknown } = {
  code: expect.stringMatching(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  message: expect.stringMatching(/\S/),
}
