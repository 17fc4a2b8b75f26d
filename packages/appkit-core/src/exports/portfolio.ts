/** What accounts hold, did and are called, as the backend knows it, and what the client of a feature is made of. For whatever shows accounts or sends; nothing of it loads before. */

export {
  isSameHex,
  type PendingToken,
  type PendingTransaction,
  type ReceivedToken,
} from '../activity/PendingTransaction'
export { PendingTransactions, type PendingTransactionsState } from '../activity/PendingTransactions'
export type { AccountQuery } from '../cloud/AccountQuery'
export { AnswerCaches, cacheKey } from '../cloud/AnswerCaches'
export { requestFailed } from '../cloud/requestFailed'
export { ServedChains } from '../cloud/ServedChains'
export type { StoredCache } from '../cloud/StoredCache'
export { HistoryApi, type HistoryQuery } from '../history/HistoryApi'
export type { HistoryPage, HistoryTransaction, Transfer } from '../history/historyPage'
export { IdentityApi } from '../identity/IdentityApi'
export { IdentityController } from '../identity/IdentityController'
export type { IdentitiesState, IdentityState } from '../identity/IdentityState'
export type { Identity } from '../identity/identityAnswer'
export { type NameRecord, nameRecord } from '../identity/nameRecords'
export { transactionUrl } from '../links/transactionUrl'
export { NftApi, type NftQuery } from '../nfts/NftApi'
export { NftController } from '../nfts/NftController'
export type { NftList, NftState, NftsState } from '../nfts/NftState'
export type { HeldNft, HeldNftPage } from '../nfts/nftPage'
export { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
export { BalanceApi, type BalanceQuery } from '../portfolio/BalanceApi'
export type { BalanceRow, Balances } from '../portfolio/balanceRows'
export { type Change, changeOf } from '../portfolio/Change'
export type { Holding } from '../portfolio/Holding'
export { nativeTokenAddresses } from '../portfolio/nativeTokenAddresses'
export type { Portfolio } from '../portfolio/Portfolio'
export { PortfolioController } from '../portfolio/PortfolioController'
export type { PortfolioQuestion } from '../portfolio/PortfolioSource'
export type { PortfolioState, PortfoliosState } from '../portfolio/PortfolioState'
export { type PortfolioSubject, type SubjectScope, subjectKey, subjectOf } from '../portfolio/PortfolioSubject'
export type { PortfolioTotal } from '../portfolio/PortfolioTotal'
