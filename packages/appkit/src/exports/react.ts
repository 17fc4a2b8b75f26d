'use client'

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
export { type UseAppKitResult, useAppKit } from '../react/useAppKit'
export { useAppKitAccount } from '../react/useAppKitAccount'
export { type BalanceResult, useAppKitBalance } from '../react/useAppKitBalance'
export {
  type ConnectionChange,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionResult,
  useAppKitConnection,
} from '../react/useAppKitConnection'
export { useAppKitConnections } from '../react/useAppKitConnections'
export { useAppKitEvents } from '../react/useAppKitEvents'
export { type UseAppKitNetworkResult, useAppKitNetwork } from '../react/useAppKitNetwork'
export { type UseAppKitProviderResult, useAppKitProvider } from '../react/useAppKitProvider'
export { useAppKitState } from '../react/useAppKitState'
export { type UseAppKitThemeResult, useAppKitTheme } from '../react/useAppKitTheme'
export { type DisconnectParameters, useDisconnect } from '../react/useDisconnect'
export { useWalletInfo } from '../react/useWalletInfo'
// React apps need no second import path for errors, storage and types.
export * from './index'
