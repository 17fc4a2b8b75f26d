/** What accounts hold, did and are called, as the backend knows it. For whatever shows accounts or sends; nothing of it loads before. */

export {
  isSameHex,
  type PendingToken,
  type PendingTransaction,
  type ReceivedToken,
} from '../activity/PendingTransaction'
export { PendingTransactions, type PendingTransactionsState } from '../activity/PendingTransactions'
export { type AccountQuery, type BalanceQuery, BlockchainApi } from '../cloud/BlockchainApi'
export type { BalanceRow, Balances } from '../cloud/balanceRows'
export type { TokenPrice } from '../cloud/fungiblePrices'
export type { HistoryPage, HistoryTransaction, Transfer } from '../cloud/historyPage'
export type { Identity } from '../cloud/identityAnswer'
export type { NameRecord } from '../cloud/nameRecords'
export type { HeldNft, HeldNftPage } from '../cloud/nftPage'
export { IdentityController } from '../identity/IdentityController'
export type { IdentitiesState, IdentityState } from '../identity/IdentityState'
export { transactionUrl } from '../links/transactionUrl'
export { NftController } from '../nfts/NftController'
export type { NftList, NftState, NftsState } from '../nfts/NftState'
export { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
export { type Change, changeOf } from '../portfolio/Change'
export type { Holding } from '../portfolio/Holding'
export { nativeTokenAddresses } from '../portfolio/nativeTokenAddresses'
export type { Portfolio } from '../portfolio/Portfolio'
export { PortfolioController } from '../portfolio/PortfolioController'
export type { PortfolioQuestion } from '../portfolio/PortfolioSource'
export type { PortfolioState, PortfoliosState } from '../portfolio/PortfolioState'
export { type PortfolioSubject, type SubjectScope, subjectKey, subjectOf } from '../portfolio/PortfolioSubject'
export type { PortfolioTotal } from '../portfolio/PortfolioTotal'
