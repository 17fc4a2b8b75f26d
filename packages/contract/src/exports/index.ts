/** Types that the backend, its clients and sign-in share. */
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
export type { CaipAddress, CaipNetworkId, ChainNamespace, ChainNamespaces } from '../caip/ChainNamespace'
export type { SupportedChains } from '../chains'
export type {
  ConvertAllowance,
  ConvertApproval,
  ConvertExecution,
  ConvertFee,
  ConvertGasPrice,
  ConvertQuote,
  ConvertQuotes,
  ConvertRequest,
  ConvertSkipped,
  ConvertStep,
  ConvertSubmission,
  ConvertToken,
  ConvertTokens,
  ConvertTransaction,
} from '../convert'
export { AppKitError, type AppKitErrorOptions } from '../errors/AppKitError'
export type { AppKitErrorCode, AppKitErrorCodes } from '../errors/AppKitErrorCodes'
export type { PayServerErrorCodes } from '../errors/codes/PayServerErrorCodes'
export { errorDocsUrl } from '../errors/errorDocsUrl'
export type { FailureBody } from '../failure'
export type { HistoryPage, HistoryPicture, HistoryTransaction, HistoryTransfer } from '../history'
export type { Identity } from '../identity'
export type { NameAddress, NameRecord } from '../names'
export type { Nft, NftAttribute, NftPage } from '../nfts'
export type {
  OnrampAmount,
  OnrampAsset,
  OnrampBuyCurrency,
  OnrampBuyOptions,
  OnrampBuyQuote,
  OnrampCatalog,
  OnrampDecline,
  OnrampFee,
  OnrampMethod,
  OnrampMethodLimits,
  OnrampOffer,
  OnrampOptions,
  OnrampPayment,
  OnrampPaymentCurrency,
  OnrampPurchaseCurrency,
  OnrampQuote,
  OnrampQuoteQuery,
  OnrampQuotes,
  OnrampSeller,
  OnrampSession,
  OnrampSessionCreated,
  OnrampSessionQuery,
  OnrampSessionRequest,
  OnrampSessionStatus,
  OnrampSingleQuote,
  OnrampSingleQuoteQuery,
  OnrampSkipped,
  OnrampUrl,
  OnrampUrlRequest,
  OnrampValue,
} from '../onramp'
export type {
  Invoice,
  InvoiceAmount,
  InvoiceCheckout,
  InvoiceCreated,
  InvoiceDeliveries,
  InvoiceDelivery,
  InvoiceEvent,
  InvoiceException,
  InvoiceMark,
  InvoiceMatching,
  InvoicePage,
  InvoicePayment,
  InvoicePaymentReport,
  InvoiceRail,
  InvoiceRefund,
  InvoiceRefundRequest,
  InvoiceRequest,
  InvoiceStatus,
  SolanaInstructionAccount,
  UnsignedTransaction,
} from '../pay'
export type { Currency, FungiblePrice, FungiblePrices, PriceQuery } from '../price'
export type { AllowedOrigins, AnalyticsConfig, ProjectConfig, RemoteFeature, RemoteFeatureId } from '../project'
export type {
  Cacao,
  SIWXConfig,
  SIWXData,
  SIWXIdentifier,
  SIWXInput,
  SIWXMessage,
  SIWXMetadata,
  SIWXSession,
} from '../signIn/SIWXConfig'
export type { WalletListing, WalletPage, WalletQuery } from '../wallets'
