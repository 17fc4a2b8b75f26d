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
// Hosts set its options, by type.
export type { SignInEventProperties } from '@openappkit/siwx-modal'
export type { AppKitInstance, DeleteConnectionParameters } from '../kit/AppKitInstance'
// Hosts open views of the default features and listen to their events, by type.
export type * from '../kit/accountFeatures'
export type { ActiveNetwork } from '../kit/activeNetwork'
export { createAppKit } from '../kit/createAppKit'
export type { Feature } from '../kit/hostOptions'
export type { ConnectedWalletInfo } from '../kit/walletInfo'
