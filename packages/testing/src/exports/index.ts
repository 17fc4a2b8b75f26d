export type { BitcoinAddressType } from '../bitcoinWallet/BitcoinAddress'
export type {
  BitcoinWallet,
  BitcoinWalletAccount,
  BitcoinWalletControls,
  BitcoinWalletProviders,
} from '../bitcoinWallet/BitcoinWallet'
export type {
  BitcoinApprovalRequest,
  BitcoinWalletApi,
  BitcoinWalletCoreOptions,
  BitcoinWalletOptions,
} from '../bitcoinWallet/BitcoinWalletOptions'
export type { BitcoinNetworkName } from '../bitcoinWallet/bitcoinNetworks'
export { createBitcoinWallet } from '../bitcoinWallet/createBitcoinWallet'
export type { EsploraRequest, EsploraResponse, EsploraTransport } from '../bitcoinWallet/Esplora'
export type { JsonRpcAnswer } from '../bitcoinWallet/JsonRpcAnswer'
export type { LeatherProvider } from '../bitcoinWallet/leatherProvider'
export type { OkxAccount, OkxProvider } from '../bitcoinWallet/okxProvider'
export type { UnisatSignOptions } from '../bitcoinWallet/readSignOptions'
export type { SatsConnectProvider } from '../bitcoinWallet/satsConnectProvider'
export type { UnisatChain, UnisatProvider } from '../bitcoinWallet/unisatProvider'
export { createSolanaWallet } from '../solanaWallet/createSolanaWallet'
export type { SolanaWallet, SolanaWalletControls } from '../solanaWallet/SolanaWallet'
export type {
  OptionalSolanaFeature,
  SolanaAccountInput,
  SolanaApprovalRequest,
  SolanaWalletCoreOptions,
  SolanaWalletOptions,
} from '../solanaWallet/SolanaWalletOptions'
export type { RequestKind, ScriptedFailure, Times } from '../wallet/AnswerRules'
export type { WalletHost } from '../wallet/announceProvider'
export type { AnswerControls } from '../wallet/createAnswerControls'
export { createInjectedWallet } from '../wallet/createInjectedWallet'
export type { DappInfo } from '../wallet/DappInfo'
export type { Eip1193Provider, Eip6963ProviderInfo, RequestArguments } from '../wallet/Eip1193Provider'
export type { InjectedWallet, WalletControls } from '../wallet/InjectedWallet'
export type { InjectedWalletOptions } from '../wallet/InjectedWalletOptions'
export type { JsonRpcCall } from '../wallet/jsonRpc'
export type { ProviderEventMap, ProviderEventName, ProviderListener } from '../wallet/ProviderEvents'
export { ProviderRpcError } from '../wallet/ProviderRpcError'
export type { RecordedRequest } from '../wallet/RequestLog'
export type { StandardWalletHost } from '../wallet/registerStandardWallet'
export type { WalletAccountInput } from '../wallet/WalletAccount'
export type {
  ApprovalRequest,
  WalletAsset,
  WalletChain,
  WalletCoreOptions,
  WalletStorage,
} from '../wallet/WalletCoreOptions'
