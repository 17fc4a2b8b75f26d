/** The validation rules of the spec, section 5, one function each. */
export { isAccountName } from '../validation/accountName'
export { isAllowedOrigin } from '../validation/allowedOrigin'
export { areBatchedCalls, type BatchedCall, isBatchedCall } from '../validation/batchedCalls'
export { canSwitchBitcoinAccount } from '../validation/bitcoinAccountSwitch'
export { coinTypeOf } from '../validation/coinType'
export { assertNamespaceConfigured } from '../validation/configuredNamespace'
export { type ConnectEmailAction, connectEmailActions, isConnectEmailAction } from '../validation/connectEmailAction'
export { assertSessionConnected } from '../validation/connectedSession'
export { isEmail } from '../validation/email'
export { assertEmailLoginAllowed, emailLoginSecondsLeft } from '../validation/emailLoginCooldown'
export { isEvmAddress } from '../validation/evmAddress'
export { mobileWallets } from '../validation/mobileWallets'
export { isPairingExpired } from '../validation/pairingExpiry'
export { isRestrictedRegion } from '../validation/restrictedRegion'
export { classifyRpcResult, type RpcResultKind } from '../validation/rpcResult'
export { assertSendComplete, type CompleteSend, type SendDraft } from '../validation/sendRequirements'
export { shownTokens } from '../validation/shownTokens'
export { type FilterableTransaction, shownTransactions } from '../validation/shownTransactions'
export {
  isSocialRedirectProvider,
  type SocialRedirectProvider,
  socialRedirectProviders,
} from '../validation/socialRedirectProvider'
export { isSolanaAddress } from '../validation/solanaAddress'
export { isUpdateEmailAction, type UpdateEmailAction, updateEmailActions } from '../validation/updateEmailAction'
export { hasWalletLink } from '../validation/walletLink'
