import type { AppKitNetwork } from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import type { Config, CreateConfigParameters, CreateConnectorFn, State, Transport } from '@wagmi/core'

/** What both ways of making a {@link WagmiAdapter} have in common. */
export interface WagmiInitialState {
  /** wagmi's state at the time of the request, as `cookieToInitialState` gives it. Needs `ssr: true`. */
  readonly initialState?: State | undefined
  /**
   * The request's cookies, as `kitCookies(header)` gives them, on the server and in the browser's first render alike. Read with the config's own storage key
   * when `initialState` isn't given. A config that the adapter makes is then made with `ssr: true`; its `storage` must be wagmi's
   * `cookieStorage`.
   */
  readonly cookie?: string | null | undefined
}

/** The parameters of wagmi's `createConfig` that are passed on untouched. */
export type WagmiPassThrough = Pick<CreateConfigParameters, 'ssr' | 'storage' | 'syncConnectedChain'>

/**
 * Settings from which the adapter makes a wagmi config. Chains without a transport are read from `customRpcUrls`, then the backend's proxy (`cloud`, `projectId`), then
 * their own public nodes. A kit that uses the adapter adds its own settings of these names to those that are missing here.
 */
export interface WagmiConfigSettings extends WagmiPassThrough, WagmiInitialState, Partial<RpcSettings> {
  /** Networks of any namespace; those of `eip155` are used, in this order. At least one. */
  readonly networks: readonly AppKitNetwork[]
  /** wagmi transports by chain id, used exactly as given. Default for a chain without one: its nodes in turn, see {@link RpcSettings}. */
  readonly transports?: Readonly<Record<number, Transport>> | undefined
  /** wagmi connectors beside the wallets that announce themselves. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** Whether wallets that announce themselves (EIP-6963) are looked for while a kit is attached, from the visitor's first intent on. Default: yes. */
  readonly multiInjectedProviderDiscovery?: boolean | undefined
  /** viem client settings, as in `createConfig`. */
  readonly batch?: CreateConfigParameters['batch']
  readonly cacheTime?: CreateConfigParameters['cacheTime']
  readonly ccipRead?: CreateConfigParameters['ccipRead']
  readonly pollingInterval?: CreateConfigParameters['pollingInterval']
  readonly config?: undefined
}

/** A wagmi config that the host made. The adapter uses it as it is. */
export interface WagmiExistingConfig extends WagmiInitialState {
  readonly config: Config
}

/** What {@link WagmiAdapter} is made of: a wagmi config, or what one is made of. */
export type WagmiAdapterOptions = WagmiConfigSettings | WagmiExistingConfig
