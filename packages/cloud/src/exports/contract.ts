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
export { type FailureBody, failureBodySchema } from '../contract/failure'
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
