/** What chain adapters use of core once somebody connects. Files of their own, so that nothing of it is loaded before. */

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
