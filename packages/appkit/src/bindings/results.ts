import {
  type AppKitNetwork,
  type ConnectOptions,
  type EventsState,
  type KitSnapshot,
  type PublicState,
  type ResolvedThemeMode,
  readPublicState,
  type ThemeMode,
  type ThemeVariables,
} from '@openappkit/appkit-core'
import { activeNetwork } from '../kit/activeNetwork'
import type { AppKitInstance, HostKit } from '../kit/HostKit'
import type {
  DisconnectParameters,
  UseAppKitNetworkResult,
  UseAppKitResult,
  UseAppKitThemeResult,
} from '../kit/hookResults'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'

/** Result of `useAppKitState`. `initialized` is false during server rendering and hydration. */
export interface UseAppKitStateResult extends PublicState {
  /** Features that a project can configure remotely. */
  readonly remoteFeatures: RemoteFeatures
}

/** Result of `useDisconnect`. */
export interface UseDisconnectResult {
  /**
   * Ends connections. Rejects with `disconnect/failed` if a wallet fails to disconnect, and with `wallet/not-connected`
   * if no wallet has the connector `id`.
   */
  disconnect(parameters?: DisconnectParameters): Promise<void>
}

/** Returns the result of `useAppKit`. */
export function modalMethods(kit: HostKit): UseAppKitResult {
  return {
    open: options => kit.open(options),
    close: () => kit.close(),
    // One function can't declare the overloads.
    connect: ((options?: ConnectOptions) => kit.connect(options)) as AppKitInstance['connect'],
  }
}

/** Returns the result of `useDisconnect`. */
export function disconnectMethod(kit: HostKit): UseDisconnectResult {
  return { disconnect: ({ id, namespace } = {}) => kit.disconnect({ connectorId: id, namespace }) }
}

/** Returns the function that reads the result of `useAppKitNetwork`. */
export function networkReader(kit: HostKit): (snapshot: KitSnapshot) => UseAppKitNetworkResult {
  const switchNetwork = (network: AppKitNetwork) => kit.switchNetwork(network)
  return snapshot => ({ ...activeNetwork(snapshot), switchNetwork })
}

/** Returns the function that reads the result of `useAppKitState`. */
export function stateReader(kit: HostKit): (snapshot: KitSnapshot) => UseAppKitStateResult {
  return snapshot => ({
    ...readPublicState(snapshot.chains, snapshot.modal),
    initialized: snapshot !== kit.initial,
    remoteFeatures: readRemoteFeatures(snapshot.options, kit.options.input.modules),
  })
}

/** Returns the function that reads the result of `useAppKitTheme`. */
export function themeReader(kit: HostKit): (snapshot: KitSnapshot, scheme: ResolvedThemeMode) => UseAppKitThemeResult {
  const methods = {
    setThemeMode: (mode: ThemeMode) => kit.theme.setThemeMode(mode),
    setThemeVariables: (variables: ThemeVariables) => kit.theme.setThemeVariables(variables),
  }
  return ({ theme: { themeMode, themeVariables } }, scheme) => ({
    themeMode,
    resolvedThemeMode: themeMode === 'auto' ? scheme : themeMode,
    themeVariables,
    ...methods,
  })
}

/** Reads the result of `useAppKitEvents`. */
export function readEvents({ events: { data, timestamp, reportedErrors } }: KitSnapshot): EventsState {
  return { data, timestamp, reportedErrors }
}
