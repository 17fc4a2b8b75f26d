/** Code that chain adapters need once a user connects. A separate entry point, so that it doesn't load earlier. */

export { AppKitError, type AppKitErrorOptions } from '@openappkit/contract'
export { LatestChoice } from '../adapter/LatestChoice'
export { notConnected, notShared } from '../errors/connectionErrors'
export { connectorNotFound } from '../errors/connectorNotFound'
export { assertFee } from '../errors/feeChanged'
export { toWalletError, type WalletFailure } from '../errors/toWalletError'
export {
  hasCode,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '../errors/walletErrors'
export { safeImageUrl } from '../media/safeImageUrl'
