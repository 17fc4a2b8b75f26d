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
export { appKitPlugin, provideAppKit } from '../vue/provideAppKit'
export { useAppKit } from '../vue/useAppKit'
export { useAppKitAccount } from '../vue/useAppKitAccount'
export { useAppKitBalance } from '../vue/useAppKitBalance'
export { useAppKitConnection } from '../vue/useAppKitConnection'
export { useAppKitConnections } from '../vue/useAppKitConnections'
export { useAppKitEvents } from '../vue/useAppKitEvents'
export { useAppKitNetwork } from '../vue/useAppKitNetwork'
export { useAppKitProvider } from '../vue/useAppKitProvider'
export { useAppKitState } from '../vue/useAppKitState'
export { useAppKitTheme } from '../vue/useAppKitTheme'
export { useDisconnect } from '../vue/useDisconnect'
export { useWalletInfo } from '../vue/useWalletInfo'
// Vue apps need no second import path for errors, storage and types.
export * from './index'
