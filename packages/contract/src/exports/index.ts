/** What servers and their clients agree on, as plain types. */
export type { AnalyticsRecord } from '../analytics'
export type {
  AccountMetadata,
  AppKitAccount,
  Authentication,
  AuthNonce,
  AuthToken,
  SessionAccount,
  WalletInfo,
} from '../auth'
export type { Balance, Balances } from '../balance'
export type { SupportedChains } from '../chains'
export type { FailureBody } from '../failure'
export type { HistoryPage, HistoryPicture, HistoryTransaction, HistoryTransfer } from '../history'
export type { Identity } from '../identity'
export type { NameAddress, NameRecord } from '../names'
export type { Nft, NftAttribute, NftPage } from '../nfts'
export type { Currency, FungiblePrice, FungiblePrices, PriceQuery } from '../price'
export {
  type AllowedOrigins,
  type AnalyticsConfig,
  type ProjectConfig,
  type RemoteFeature,
  type RemoteFeatureId,
  remoteFeatureIds,
} from '../project'
export type { WalletListing, WalletPage, WalletQuery } from '../wallets'
