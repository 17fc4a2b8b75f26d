export type { SolanaAccountInput, SolanaApprovalRequest } from '../solanaWallet/SolanaWalletOptions'
export type { RequestKind, ScriptedFailure, Times } from '../wallet/AnswerRules'
export type { AnswerControls } from '../wallet/createAnswerControls'
export type { DappInfo } from '../wallet/DappInfo'
export type { RecordedRequest } from '../wallet/RequestLog'
export type { WalletAccountInput } from '../wallet/WalletAccount'
export type { ApprovalRequest, WalletChain, WalletStorage } from '../wallet/WalletCoreOptions'
export { createWalletConnectWallet } from '../walletconnect/createWalletConnectWallet'
export { type KeyValueStorage, keyValueStorage } from '../walletconnect/keyValueStorage'
export { quietCore, type WalletConnectCore } from '../walletconnect/quietCore'
export type { SessionChoice } from '../walletconnect/SessionChoice'
export type { NamespaceRequest, SessionProposal, WalletSession } from '../walletconnect/SessionProposal'
export type { WalletConnectWallet } from '../walletconnect/WalletConnectWallet'
export type {
  WalletConnectApprovalRequest,
  WalletConnectBitcoinOptions,
  WalletConnectSolanaOptions,
  WalletConnectWalletOptions,
} from '../walletconnect/WalletConnectWalletOptions'
export { PaymentError, type PaymentErrorCode } from '../walletPayment/PaymentError'
export type { WalletPayment } from '../walletPayment/WalletPayment'
