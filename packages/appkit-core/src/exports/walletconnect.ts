/**
 * Code for adapters that use a WalletConnect session. A separate entry point, so apps without such an adapter don't
 * load it.
 */

export { AppKitError, type AppKitErrorOptions } from '@openappkit/contract'
export { LatestChoice } from '../adapter/LatestChoice'
export { isSameAddress } from '../caip/isSameAddress'
export { type PollPace, pollUntil } from '../environment/pollUntil'
export { assertNoReferences } from '../errors/assertNoReferences'
export { assertTransfer } from '../errors/assertTransfer'
export { notConnected, notShared } from '../errors/connectionErrors'
export { assertFee } from '../errors/feeChanged'
export { isUserRejection, UserRejectedError } from '../errors/walletErrors'
export { evmCoinTypes } from '../network/evmCoinTypes'
export { approvedForm, withLegacyId } from '../walletconnect/legacyChainIds'
