export {
  type Account,
  type AccountEntry,
  AppKitError,
  type AppKitErrorCode,
  type AppKitErrorCodes,
  type AppKitErrorOptions,
  type AppKitNetwork,
  type AppKitOptions,
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainAdapter,
  type ChainNamespace,
  type ConnectedAccount,
  type Connection,
  type Connector,
  type ConnectorType,
  type CookieStorageOptions,
  type CustomWallet,
  cookieStorage,
  type DappMetadata,
  type EventsState,
  errorDocsUrl,
  type Features,
  type KeyValueStorage,
  kitCookies,
  memoryStorage,
  type NamedWalletError,
  namedWalletError,
  type OpenDefault,
  type OpenOptions,
  type OpenResult,
  type PublicState,
  RequestPendingError,
  type ThemeMode,
  type ThemeVariables,
  type TransferAdapter,
  UserRejectedError,
  type ViewName,
  type ViewRegistry,
  type WalletErrorName,
  WalletNotFoundError,
} from '@openappkit/appkit-core'
// Types of the sign-in events.
export type { SignInEventProperties } from '@openappkit/siwx-modal'
// Types of the default features' views and events.
export type * from '../kit/accountFeatures'
export type { ActiveNetwork } from '../kit/activeNetwork'
export { createAppKit } from '../kit/createAppKit'
export type { AppKitInstance, DeleteConnectionParameters } from '../kit/HostKit'
export type { Feature } from '../kit/hostOptions'
export type { ConnectedWalletInfo } from '../kit/walletInfo'
