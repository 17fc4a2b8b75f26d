'use client'

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
export { AppKitAccountButton } from '../react/AppKitAccountButton'
export { AppKitButton } from '../react/AppKitButton'
export { AppKitConnectButton } from '../react/AppKitConnectButton'
export { AppKitModal, type AppKitModalProps } from '../react/AppKitModal'
export { AppKitNetworkButton } from '../react/AppKitNetworkButton'
export { AppKitProvider, type AppKitProviderProps } from '../react/AppKitProvider'
// This entry point's own function hides the one of `./index`.
export { createAppKit } from '../react/createAppKit'
export type { AppKitJsxElements } from '../react/jsxElements'
export type { AppKitButtonProps } from '../react/KitButton'
export { useAppKit } from '../react/useAppKit'
export { useAppKitAccount } from '../react/useAppKitAccount'
export { useAppKitBalance } from '../react/useAppKitBalance'
export { useAppKitConnection } from '../react/useAppKitConnection'
export { useAppKitConnections } from '../react/useAppKitConnections'
export { useAppKitEvents } from '../react/useAppKitEvents'
export { useAppKitNetwork } from '../react/useAppKitNetwork'
export { useAppKitProvider } from '../react/useAppKitProvider'
export { useAppKitState } from '../react/useAppKitState'
export { useAppKitTheme } from '../react/useAppKitTheme'
export { useDisconnect } from '../react/useDisconnect'
export { useWalletInfo } from '../react/useWalletInfo'
// React apps need no second import path for errors, storage and types.
export * from './index'
