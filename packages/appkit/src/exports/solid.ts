// This entry point's own function hides the one of `./index`.
export { createAppKit } from '../bindings/createAppKit'
export type { KitParameter } from '../bindings/findKit'
export type { UseAppKitStateResult, UseDisconnectResult } from '../bindings/results'
export type {
  ConnectionChange,
  UseAppKitConnectionParameters,
  UseAppKitConnectionResult,
} from '../kit/connectionMethods'
export type { BalanceResult } from '../kit/fetchBalance'
export type {
  DisconnectParameters,
  UseAppKitNetworkResult,
  UseAppKitProviderResult,
  UseAppKitResult,
  UseAppKitThemeResult,
} from '../kit/hookResults'
export type { NamedConnection, NamespaceConnections } from '../kit/readConnections'
export type { RemoteFeatures } from '../kit/readRemoteFeatures'
export { AppKitProvider, type AppKitProviderProps } from '../solid/AppKitProvider'
export type { MaybeAccessor } from '../solid/readings'
export { useAppKit } from '../solid/useAppKit'
export { useAppKitAccount } from '../solid/useAppKitAccount'
export { useAppKitBalance } from '../solid/useAppKitBalance'
export { useAppKitConnection } from '../solid/useAppKitConnection'
export { useAppKitConnections } from '../solid/useAppKitConnections'
export { useAppKitEvents } from '../solid/useAppKitEvents'
export { useAppKitNetwork } from '../solid/useAppKitNetwork'
export { useAppKitProvider } from '../solid/useAppKitProvider'
export { useAppKitState } from '../solid/useAppKitState'
export { useAppKitTheme } from '../solid/useAppKitTheme'
export { useDisconnect } from '../solid/useDisconnect'
export { useWalletInfo } from '../solid/useWalletInfo'
// Solid apps need no second import path for errors, storage and types.
export * from './index'
