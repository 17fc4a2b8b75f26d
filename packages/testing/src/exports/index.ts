export type { RequestKind, ScriptedFailure, Times } from '../wallet/AnswerRules'
export type { WalletHost } from '../wallet/announceProvider'
export { createInjectedWallet } from '../wallet/createInjectedWallet'
export type { Eip1193Provider, Eip6963ProviderInfo, RequestArguments } from '../wallet/Eip1193Provider'
export type { InjectedWallet, WalletControls } from '../wallet/InjectedWallet'
export type {
  ApprovalRequest,
  InjectedWalletOptions,
  WalletChain,
  WalletStorage,
} from '../wallet/InjectedWalletOptions'
export type { JsonRpcCall } from '../wallet/jsonRpc'
export type { ProviderEventMap, ProviderEventName, ProviderListener } from '../wallet/ProviderEvents'
export { ProviderRpcError } from '../wallet/ProviderRpcError'
export type { RecordedRequest } from '../wallet/RequestLog'
export type { WalletAccountInput } from '../wallet/WalletAccount'
