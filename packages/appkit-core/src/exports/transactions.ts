/**
 * Code that chain adapters load after connecting. A separate entry point, so bundlers keep it apart from code that
 * loads earlier.
 */

export { AppKitError, type AppKitErrorOptions } from '@openappkit/contract'
export { rpcUrls } from '../cloud/rpcUrls'
export { type PollPace, pollUntil } from '../environment/pollUntil'
export { assertNoReferences } from '../errors/assertNoReferences'
export { assertTransfer } from '../errors/assertTransfer'
export { notConnected, notShared } from '../errors/connectionErrors'
export { assertFee, feeChanged } from '../errors/feeChanged'
export { isNonceConflict, nonceConflict } from '../errors/nonceConflict'
export { toWalletError, type WalletFailure } from '../errors/toWalletError'
export { hasCode, isRequestPending, isUserRejection, UserRejectedError } from '../errors/walletErrors'
export { evmCoinTypes } from '../network/evmCoinTypes'
export type { RpcSettings } from '../options/RpcSettings'
export { type RetryableFailure, withRetries } from '../rpc/withRetries'
