/** What chain adapters use of core once somebody connects. Files of their own, so that nothing of it is loaded before. */
export { AppKitError, type AppKitErrorOptions } from '../errors/AppKitError'
export {
  hasCode,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '../errors/walletErrors'
export { safeImageUrl } from '../media/safeImageUrl'
