import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { AccountType } from '../adapter/Connection'
import type { AppKitNetwork } from '../caip/CaipNetwork'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import type { ThemeMode, ThemeVariables } from '../theme/ThemeController'
import type { DappMetadata } from './dappMetadata'
import type { Features } from './Features'
import type { RpcSettings } from './RpcSettings'

/** Wallet that the app adds to the list. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  /** The wallet's website. */
  readonly homepage?: string | undefined
  /** The wallet's icon: an https or data URL. */
  readonly image_url?: string | undefined
  /** Scheme or https address of the mobile app. */
  readonly mobile_link?: string | undefined
  /** Scheme or https address of the desktop app. */
  readonly desktop_link?: string | undefined
  /** Https address of the web wallet. */
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** Universal link that opens the wallet's app. */
  readonly link_mode?: string | undefined
  /** EIP-6963 `rdns` of the wallet's extension. The row disappears when the extension announces itself. */
  readonly rdns?: string | undefined
}

/** Overrides the request for a WalletConnect session, by namespace. */
export interface SessionRequestOverride {
  readonly methods?: Readonly<Record<string, readonly string[]>>
  readonly chains?: Readonly<Record<string, readonly string[]>>
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** RPC URLs by CAIP-2 id. Replaces the whole map of each namespace it mentions. */
  readonly rpcMap?: Readonly<Record<string, string>>
  /** CAIP-2 id of the chain to use after connecting, if the wallet approves it. */
  readonly defaultChain?: string
}

/**
 * Options of `createAppKit`. Names follow AppKit 1.8, so migrating only changes imports. Features add theirs by
 * declaration merging.
 */
export interface AppKitOptions extends RpcSettings {
  /** Networks of all namespaces, at least one. Accepts viem chains. Required. */
  readonly networks: readonly AppKitNetwork[]
  /** Adapters, one per namespace. Namespaces without an adapter use WalletConnect, if it is on. Default: none. */
  readonly adapters?: readonly ChainAdapter[]
  /**
   * Network that is active until the user selects one. A stored selection takes precedence. Default: the first of
   * `networks`.
   */
  readonly defaultNetwork?: AppKitNetwork
  /** App metadata to show in wallets. Default: read from the document's tags. */
  readonly metadata?: DappMetadata
  /** Color scheme: `dark`, `light`, or `auto` to follow the system's. Default: `dark`. */
  readonly themeMode?: ThemeMode
  /** CSS variables of the theme: `{ '--w3m-accent': '#7c3aed', '--oak-width': '400px' }`. Default: none. */
  readonly themeVariables?: ThemeVariables
  /** Feature flags that differ from their defaults: `{ send: false }`. Default: none. */
  readonly features?: Partial<Features>
  /** BCP 47 tag of the interface language. Default: the document's `lang`, which the kit follows, or English. */
  readonly locale?: string
  /**
   * Storage for what survives a reload, such as connections and caches. Use `cookieStorage()` for server rendering.
   * Default: `localStorage`.
   */
  readonly storage?: KeyValueStorage
  /** Whether a wallet may stay on a network outside `networks`. Default: false, which prompts the user to switch. */
  readonly allowUnsupportedChain?: boolean
  /** Network images by network `id`: `{ 1: 'https://app.example.org/mainnet.png' }`. Default: built-in images. */
  readonly chainImages?: Readonly<Record<number | string, string>>
  /** Wallet images by connector id: `{ injected: 'https://app.example.org/wallet.png' }`. Default: the wallet's own. */
  readonly connectorImages?: Readonly<Record<string, string>>
  /** Type of the account to activate, by namespace. Default: chosen by the adapter. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  /** Ids of directory wallets to feature, in this order. Default: none. */
  readonly featuredWalletIds?: readonly string[]
  /** Ids of the only directory wallets to show, besides `featuredWalletIds`. Default: all. */
  readonly includeWalletIds?: readonly string[]
  /** Ids of directory wallets and connectors to hide. Default: none. */
  readonly excludeWalletIds?: readonly string[]
  /** Wallets to add to the list. Default: none. */
  readonly customWallets?: readonly CustomWallet[]
  /** URL of the terms, which the first view links to. Default: no link. */
  readonly termsConditionsUrl?: string
  /** URL of the privacy policy, which the first view links to. Default: no link. */
  readonly privacyPolicyUrl?: string
  /**
   * Whether the app renders the modal inline, with `<AppKitModal>` in React or `<appkit-modal>` elsewhere. If true,
   * nothing is added to the document. Default: false.
   */
  readonly enableEmbedded?: boolean
  /** Whether the modal shows the wallet list. Default: true. */
  readonly enableWallets?: boolean
  /**
   * Whether to find EVM wallets that announce themselves ([EIP-6963](https://eips.ethereum.org/EIPS/eip-6963)).
   * Default: true.
   */
  readonly enableEIP6963?: boolean
  /** Whether to find wallets that only set `window.ethereum`. Default: true. */
  readonly enableInjected?: boolean
  /** Whether to list Coinbase Wallet. Default: true. */
  readonly enableCoinbase?: boolean
  /** Whether to reconnect the wallets of the last visit. Default: true. */
  readonly enableReconnect?: boolean
  /** Whether to allow WalletConnect, which requires `cloud` or `projectId`. Default: true. */
  readonly enableWalletConnect?: boolean
  /** Whether the modal shows a "Get a wallet" link. Default: true. */
  readonly enableWalletGuide?: boolean
  /** Whether the modal offers to switch networks. Default: true. */
  readonly enableNetworkSwitch?: boolean
  /** Devices on which the modal offers the full wallet directory. Default: `SHOW`, all of them. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Whether links to mobile wallets prefer https over the app's scheme. Default: false. */
  readonly experimental_preferUniversalLinks?: boolean
  /**
   * Overrides what WalletConnect sessions request, by namespace: `{ methods: { eip155: ['personal_sign'] } }`. Default:
   * none, which requests what the adapters need.
   */
  readonly universalProviderConfigOverride?: SessionRequestOverride
  /**
   * Whether the modal shows alerts about setup mistakes. The console and `onError` receive them either way. Default: true
   * in development builds, false in production.
   */
  readonly debug?: boolean
  /**
   * Whether `open()` without a view shows the WalletConnect view, or on phones the list of all wallets, even while
   * connected. For apps that control WalletConnect themselves. Default: false.
   */
  readonly manualWCControl?: boolean
  /**
   * Called with setup mistakes, errors that no caller receives, and failures to load the modal. Default: none. Without
   * it, the console receives failures to load the modal.
   */
  readonly onError?: (error: AppKitError) => void
}
