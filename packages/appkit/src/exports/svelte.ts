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
export { provideAppKit } from '../svelte/provideAppKit'
export { useAppKit } from '../svelte/useAppKit'
export { useAppKitAccount } from '../svelte/useAppKitAccount'
export { useAppKitBalance } from '../svelte/useAppKitBalance'
export { useAppKitConnection } from '../svelte/useAppKitConnection'
export { useAppKitConnections } from '../svelte/useAppKitConnections'
export { useAppKitEvents } from '../svelte/useAppKitEvents'
export { useAppKitNetwork } from '../svelte/useAppKitNetwork'
export { useAppKitProvider } from '../svelte/useAppKitProvider'
export { useAppKitState } from '../svelte/useAppKitState'
export { useAppKitTheme } from '../svelte/useAppKitTheme'
export { useDisconnect } from '../svelte/useDisconnect'
export { useWalletInfo } from '../svelte/useWalletInfo'
// Svelte apps need no second import path for errors, storage and types.
export * from './index'
