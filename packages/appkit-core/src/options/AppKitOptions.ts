import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { AccountType } from '../adapter/Connection'
import type { AppKitNetwork } from '../caip/CaipNetwork'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import type { ThemeMode, ThemeVariables } from '../theme/ThemeController'
import type { DappMetadata } from './dappMetadata'
import type { Features } from './Features'
import type { RpcSettings } from './RpcSettings'

/** A wallet that the host adds to the list. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** Universal link of the wallet's app. */
  readonly link_mode?: string | undefined
  /** EIP-6963 identity, so that the row disappears when the wallet announces itself. */
  readonly rdns?: string | undefined
}

/** Replaces what a WalletConnect session is asked for, namespace by namespace. */
export interface SessionRequestOverride {
  readonly methods?: Readonly<Record<string, readonly string[]>>
  readonly chains?: Readonly<Record<string, readonly string[]>>
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** RPC URLs by CAIP-2 id, for each namespace that they mention. */
  readonly rpcMap?: Readonly<Record<string, string>>
  /** CAIP-2 id. */
  readonly defaultChain?: string
}

/** Options of `createAppKit`. Names follow AppKit 1.8, so that migrating is a change of imports. Features add theirs by declaration merging. */
export interface AppKitOptions extends RpcSettings {
  /** Networks of all namespaces, at least one. viem chains fit as they are. */
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  /** One adapter per namespace. */
  readonly adapters?: readonly ChainAdapter[]
  /** Network before the visitor chose one; a stored choice wins over it. Default: the first of `networks`. */
  readonly defaultNetwork?: AppKitNetwork
  /** What wallets show about this app. Default: read from the page's own tags. */
  readonly metadata?: DappMetadata
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  readonly features?: Partial<Features>
  /** BCP 47 tag of the interface language. Default: the page's `lang`, then English. */
  readonly locale?: string
  /** Where to remember the connection. `cookieStorage()` lets a server render it. Default: `localStorage`. */
  readonly storage?: KeyValueStorage
  /** Whether a wallet on a network outside `networks` is accepted as it is. Default false: the visitor is asked to switch. */
  readonly allowUnsupportedChain?: boolean
  /** Pictures of networks by network `id`. */
  readonly chainImages?: Readonly<Record<number | string, string>>
  /** Pictures of wallets by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>>
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly featuredWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** Puts nothing into the page: the host renders the modal inline with `<appkit-modal>`. */
  readonly enableEmbedded?: boolean
  readonly enableWallets?: boolean
  readonly enableEIP6963?: boolean
  readonly enableInjected?: boolean
  readonly enableCoinbase?: boolean
  readonly enableReconnect?: boolean
  readonly enableWalletConnect?: boolean
  readonly enableWalletGuide?: boolean
  readonly enableNetworkSwitch?: boolean
  /** Whether the modal offers the whole wallet directory. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Whether links into phone wallets use their https form where there is one. Default false: their own scheme. */
  readonly experimental_preferUniversalLinks?: boolean
  /** What a WalletConnect session is asked for, in place of the defaults. */
  readonly universalProviderConfigOverride?: SessionRequestOverride
  /** False hides on-screen alerts; `onError` hears them all the same. */
  readonly debug?: boolean
  /** Manual WalletConnect control: the host draws the rest of the interface itself. */
  readonly manualWCControl?: boolean
  /** Hears every error that a visitor or developer should know of. */
  readonly onError?: (error: AppKitError) => void
}
