export {
  AppKitError,
  type AppKitErrorCode,
  type AppKitErrorCodes,
  type AppKitErrorOptions,
  type Cacao,
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  type ChainNamespaces,
  errorDocsUrl,
  type SIWXConfig,
  type SIWXData,
  type SIWXIdentifier,
  type SIWXInput,
  type SIWXMessage,
  type SIWXMetadata,
  type SIWXSession,
} from '@openappkit/contract'
export type { AdapterCapability } from '../adapter/AdapterCapability'
export type {
  AdapterHost,
  AdapterState,
  AdapterStatus,
  ChainAdapter,
  ConnectParameters,
  ConnectResult,
} from '../adapter/ChainAdapter'
export type { AccountEntry, AccountType, Connection } from '../adapter/Connection'
export type { Connector, ConnectorType } from '../adapter/Connector'
export type { AddressOf, HashOf, NamespaceTypes, ProviderOf } from '../adapter/NamespaceTypes'
export type { LoadedAdapter, ProvidedWallet } from '../adapter/ProvidedWallet'
export type { FollowTransactionParameters, TransactionOutcome } from '../adapter/TransactionOutcome'
export type { SimulatedTransfer, Transfer, TransferLine } from '../adapter/Transfer'
export type { TransferAdapter } from '../adapter/TransferAdapter'
export type {
  AddressParameters,
  Balance,
  EstimateFeeParameters,
  PaidFeeParameters,
  SendTokenParameters,
  SendTransactionParameters,
} from '../adapter/TransferParameters'
export type {
  AllowanceParameters,
  AssetChange,
  CallsRequest,
  PsbtRequest,
  RequestLine,
  SendRequestParameters,
  SimulatedRequest,
  TransactionRequest,
  WalletRequest,
} from '../adapter/WalletRequest'
export { type AppKitNetwork, type CaipNetwork, toCaipNetwork } from '../caip/CaipNetwork'
export { chainNamespaces } from '../caip/chainNamespaces'
export type { BalanceState, PrintedBalance } from '../chains/balanceState'
export type { ChainState, NamespaceState } from '../chains/ChainController'
export type { ConnectingState } from '../connections/ConnectingController'
export type { ConnectionState, NamespaceConnections } from '../connections/ConnectionController'
export type { RecentWallet } from '../connectors/ConnectorController'
export { browserEnvironment, type Environment } from '../environment/Environment'
export { isDevelopment } from '../environment/isDevelopment'
export { isEqual } from '../environment/isEqual'
export { type NamedWalletError, namedWalletError, type WalletErrorName } from '../errors/namedWalletError'
export { type MistakeReceiver, reportMistake } from '../errors/reportMistake'
export {
  hasCode,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '../errors/walletErrors'
export type { AppKitEvent, EventArguments, EventName, EventRegistry } from '../events/AppKitEvent'
export type { EventsState } from '../events/EventsController'
export { AppKit } from '../kit/AppKit'
export type { AppKitContext } from '../kit/AppKitContext'
export type { AppKitDependencies, LoadModal, ModalModule, MountedModal } from '../kit/AppKitDependencies'
export type { ConnectedAccount, ConnectOptions } from '../kit/ConnectOptions'
export type { NamedOptions, PassedOptions } from '../kit/followOptions'
export type { FallbackModule, LoadFallback } from '../kit/KitAdapters'
export { type KitSnapshot, takeSnapshot, watchSnapshot } from '../kit/KitSnapshot'
export { loadFollowOptions } from '../kit/loadFollowOptions'
export { type Account, type PublicState, readAccount, readPublicState } from '../kit/publicState'
export type { ModalState } from '../modal/ModalState'
export type { NamespaceViewResults, OpenDefault, OpenOptions, OpenResult, ViewResults } from '../modal/OpenOptions'
export type { SwitchNetworkState } from '../network/SwitchNetworkController'
export type { AppKitOptions, CustomWallet, SessionRequestOverride } from '../options/AppKitOptions'
export type { ChangeableOptions } from '../options/ChangeableOptions'
export type { CloudHosts } from '../options/CloudHosts'
export type { DappMetadata } from '../options/dappMetadata'
export type {
  ConnectMethod,
  ConnectorTypeOrder,
  Features,
  SocialProvider,
  WalletFeature,
  WalletFeatures,
} from '../options/Features'
export type { OptionsState } from '../options/OptionsController'
export type { RemoteFlag } from '../options/RemoteFlag'
export type {
  ConnectArguments,
  ConnectingExternalArguments,
  ConnectingMultiChainArguments,
  ConnectingWalletConnectArguments,
  ProfileWalletsArguments,
  RouterEntry,
  ViewArguments,
  ViewName,
  ViewRegistry,
} from '../router/ViewRegistry'
export type { SignInRequest } from '../siwx/SignInRequest'
export { type CookieStorageOptions, cookieStorage } from '../storage/cookieStorage'
export type { KeyValueStorage } from '../storage/KeyValueStorage'
export { kitCookies } from '../storage/kitCookies'
export { memoryStorage } from '../storage/memoryStorage'
export { type ResolvedThemeMode, resolveThemeMode, watchColorScheme } from '../theme/resolveThemeMode'
export type { ThemeMode, ThemeState, ThemeVariables } from '../theme/ThemeController'
export type {
  SessionNamespace,
  SessionPeer,
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
  WalletConnectSource,
} from '../walletconnect/WalletConnectLink'
