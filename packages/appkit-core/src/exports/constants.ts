/** The business constants and limits of the spec, section 9. */
export { defaultAccountTypes } from '../constants/accountTypes'
export { builtInAllowedOrigins } from '../constants/allowedOrigins'
export { coinbaseRdns } from '../constants/coinbaseRdns'
export { connectorIds } from '../constants/connectorIds'
export { connectorImageIds } from '../constants/connectorImageIds'
export {
  amountDecimals,
  emailShownLength,
  errorReportLimit,
  logBufferBytes,
  nameMinimumLength,
  pendingTransactionLimit,
  pennyDigits,
  recentWalletLimit,
} from '../constants/limits'
export { legacyNameSuffix, nameSuffix } from '../constants/nameSuffixes'
export { nativeTokenAddresses } from '../constants/nativeTokens'
export {
  type OnrampOptions,
  onrampFallback,
  type PaymentCurrency,
  type PurchaseCurrency,
} from '../constants/onrampFallback'
export { type OnrampProvider, onrampProviders } from '../constants/onrampProviders'
export { socialPopupSize } from '../constants/socialPopup'
export {
  activityNamespaces,
  authNamespaces,
  balanceNamespaces,
  nameNamespaces,
  swapChainIds,
} from '../constants/supportedChains'
export { defaultSwapProvider, swapSlippage } from '../constants/swapDefaults'
export {
  connectRequestTimeout,
  emailLoginCooldown,
  errorReportWindow,
  frameLoadTimeout,
  framePostReadyDelay,
  headerTextDuration,
  identityCacheLifetime,
  imagePreloadTimeout,
  modalHeightDuration,
  nameCacheLifetime,
  nativeBalanceCacheLifetime,
  openWithTokenWait,
  pairingLifetime,
  pairingMinimumRemaining,
  pairingRetryDelay,
  portfolioCacheLifetime,
  searchMinimumDelay,
  shakeDuration,
  signOutWait,
  socialPopupPollInterval,
  toastDuration,
  toastSwapDelay,
  tokenBalanceRetryGap,
  unsafeRequestNoticeDelay,
  viewTransitionDuration,
} from '../constants/timings'
export {
  coinbaseWalletId,
  ledgerWalletId,
  okxWalletId,
  phantomWalletId,
  safeWalletId,
  solflareWalletId,
} from '../constants/walletIds'
export { type NamedWallet, walletIdsByName } from '../constants/walletIdsByName'
export { recommendedPageSize, searchPageSize, walletPageSize } from '../constants/walletPages'
