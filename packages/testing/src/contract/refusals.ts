import { expect } from 'vitest'

/** Errors are known by name and code, never by class: the adapter's copy of a class may be another one than the kit's. */
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
/** Any error that a host can act on: a stable code, and words that say what to do. */
export const clearError: { readonly code: unknown; readonly message: unknown } = {
  code: expect.stringMatching(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  message: expect.stringMatching(/\S/),
}
