import type {
  AppKitNetwork,
  ChainNamespace,
  ConnectorType,
  ResolvedThemeMode,
  ThemeMode,
  ThemeVariables,
} from '@openappkit/appkit-core'
import type { ActiveNetwork } from './activeNetwork'
import type { AppKitInstance } from './HostKit'

/** Result of `useAppKit`. */
export interface UseAppKitResult {
  readonly open: AppKitInstance['open']
  readonly close: AppKitInstance['close']
  readonly connect: AppKitInstance['connect']
}

/** Result of `useAppKitNetwork`. */
export interface UseAppKitNetworkResult extends ActiveNetwork {
  /**
   * Switches the wallet's network, or sets the network of the next connection. Rejects like
   * `AppKitInstance.switchNetwork`.
   */
  switchNetwork(network: AppKitNetwork): Promise<void>
}

/** Result of `useAppKitProvider`. */
export interface UseAppKitProviderResult<Provider> {
  readonly walletProvider: Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/** Result of `useAppKitTheme`. */
export interface UseAppKitThemeResult {
  /** The mode that the app set. */
  readonly themeMode: ThemeMode
  /** The mode on screen: with `auto`, the system's. `dark` for `auto` during server rendering and hydration. */
  readonly resolvedThemeMode: ResolvedThemeMode
  readonly themeVariables: ThemeVariables
  setThemeMode(mode: ThemeMode): void
  /** Merges `variables` into the current theme variables. */
  setThemeVariables(variables: ThemeVariables): void
}

/**
 * Connections to end: those of the connector `id`, those of a namespace, those that match both, or by default all of
 * them. A WalletConnect session ends on all namespaces that it spans.
 */
export interface DisconnectParameters {
  readonly id?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}
