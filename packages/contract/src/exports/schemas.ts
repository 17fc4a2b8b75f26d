/**
 * Schemas of the types in `@openappkit/contract`. They validate requests and responses and describe them in OpenAPI
 * documents.
 */
export { analyticsRecordSchema } from '../schemas/analytics'
export {
  accountMetadataSchema,
  authenticationSchema,
  authNonceSchema,
  authTokenSchema,
  sessionAccountSchema,
} from '../schemas/auth'
export { balancesSchema } from '../schemas/balance'
export { chainIdSchema } from '../schemas/chainId'
export { supportedChainsSchema } from '../schemas/chains'
export {
  convertAllowanceSchema,
  convertApprovalSchema,
  convertExecutionSchema,
  convertGasPriceSchema,
  convertQuoteSchema,
  convertQuotesSchema,
  convertRequestSchema,
  convertSubmissionSchema,
  convertTokenSchema,
  convertTokensSchema,
  convertTransactionSchema,
} from '../schemas/convert'
export {
  emailSchema,
  embeddedAccountSchema,
  embeddedLoginSchema,
  embeddedSessionSchema,
  embeddedWalletCreationSchema,
  loginCodeAnswerSchema,
  loginCodeRequestSchema,
  loginCodeSentSchema,
  newUnlockPathSchema,
  passwordHashingSchema,
  sealedSeedSchema,
  unlockPathChangeSchema,
  walletSiteSettingsSchema,
} from '../schemas/embedded'
export { failureBodySchema } from '../schemas/failure'
export { historyPageSchema } from '../schemas/history'
export { identitySchema } from '../schemas/identity'
export { jsonSchemaOf } from '../schemas/jsonSchemaOf'
export { type ListLength, listOf } from '../schemas/listOf'
export { nameRecordSchema } from '../schemas/names'
export { nftPageSchema, nftSchema } from '../schemas/nfts'
export {
  onrampBuyOptionsSchema,
  onrampBuyQuoteSchema,
  onrampCatalogSchema,
  onrampOptionsSchema,
  onrampQuoteQuerySchema,
  onrampQuotesSchema,
  onrampSessionCreatedSchema,
  onrampSessionQuerySchema,
  onrampSessionRequestSchema,
  onrampSessionSchema,
  onrampSingleQuoteQuerySchema,
  onrampSingleQuoteSchema,
  onrampUrlRequestSchema,
  onrampUrlSchema,
} from '../schemas/onramp'
export {
  invoiceCheckoutSchema,
  invoiceCreatedSchema,
  invoiceDeliveriesSchema,
  invoiceDeliverySchema,
  invoiceEventSchema,
  invoiceMarkSchema,
  invoicePageSchema,
  invoicePaymentReportSchema,
  invoiceRefundRequestSchema,
  invoiceRefundSchema,
  invoiceRequestSchema,
  invoiceSchema,
} from '../schemas/pay'
export { currencySchema, fungiblePricesSchema, priceQuerySchema } from '../schemas/price'
export { allowedOriginsSchema, analyticsConfigSchema, projectConfigSchema, remoteFeatureIds } from '../schemas/project'
export { recordOf } from '../schemas/recordOf'
export {
  reviewContractSchema,
  reviewDataSchema,
  reviewDescriptorSchema,
  reviewTokenSchema,
} from '../schemas/reviewData'
export { walletPageSchema } from '../schemas/wallets'
