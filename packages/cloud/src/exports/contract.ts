export { type AnalyticsRecord, analyticsRecordSchema } from '../contract/analytics'
export {
  type AccountMetadata,
  type AppKitAccount,
  type Authentication,
  type AuthNonce,
  type AuthToken,
  accountMetadataSchema,
  authenticationSchema,
  authNonceSchema,
  authTokenSchema,
  type SessionAccount,
  sessionAccountSchema,
  type WalletInfo,
} from '../contract/auth'
export { type Balance, type Balances, balancesSchema } from '../contract/balance'
export { type SupportedChains, supportedChainsSchema } from '../contract/chains'
export { type FailureBody, failureBodySchema } from '../contract/failure'
export {
  type HistoryPage,
  type HistoryPicture,
  type HistoryTransaction,
  type HistoryTransfer,
  historyPageSchema,
} from '../contract/history'
export { type Identity, identitySchema } from '../contract/identity'
export { type NameAddress, type NameRecord, nameRecordSchema } from '../contract/names'
export { type Nft, type NftAttribute, type NftPage, nftPageSchema, nftSchema } from '../contract/nfts'
export {
  type Currency,
  currencySchema,
  type FungiblePrice,
  type FungiblePrices,
  fungiblePricesSchema,
  type PriceQuestion,
  priceQuestionSchema,
} from '../contract/price'
export {
  type AllowedOrigins,
  type AnalyticsConfig,
  allowedOriginsSchema,
  analyticsConfigSchema,
  type ProjectConfig,
  projectConfigSchema,
  type RemoteFeature,
  type RemoteFeatureId,
} from '../contract/project'
export {
  type WalletListing,
  type WalletPage,
  type WalletQuery,
  walletListingSchema,
  walletPageSchema,
} from '../contract/wallets'
