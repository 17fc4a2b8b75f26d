import type { AppKitNetwork } from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import type { Config, CreateConfigParameters, CreateConnectorFn, State, Transport } from '@wagmi/core'

/** Options that a {@link WagmiAdapter} accepts with or without a `config`. */
export interface WagmiInitialState {
  /** wagmi's state from the request, as returned by `cookieToInitialState`. Requires `ssr: true`. */
  readonly initialState?: State | undefined
  /**
   * Cookies of the request, as returned by `kitCookies(header)`. Pass the same value on the server and in the browser's
   * first render. If `initialState` is absent, the adapter reads wagmi's state from them with the config's storage key.
   * A config that the adapter creates then uses `ssr: true`, and its `storage` must be wagmi's `cookieStorage`.
   */
  readonly cookie?: string | null | undefined
}

/** Parameters of wagmi's `createConfig` that the adapter passes on unchanged. */
export type WagmiPassThrough = Pick<CreateConfigParameters, 'ssr' | 'storage' | 'syncConnectedChain'>

/**
 * Settings of a wagmi config that the adapter creates. Chains without a transport use `customRpcUrls`, then the
 * backend's proxy (`cloud`, `projectId`), then their own public nodes. Settings that are absent here come from the kit.
 */
export interface WagmiConfigSettings extends WagmiPassThrough, WagmiInitialState, Partial<RpcSettings> {
  /**
   * Networks of any namespace, with at least one in `eip155`. The adapter uses only the EVM networks, in this order.
   */
  readonly networks: readonly AppKitNetwork[]
  /**
   * wagmi transports by chain id, used unchanged. Default: a transport that tries the chain's nodes in turn. See
   * {@link RpcSettings}.
   */
  readonly transports?: Readonly<Record<number, Transport>> | undefined
  /** wagmi connectors in addition to announced wallets. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Whether to discover wallets that announce themselves ([EIP-6963](https://eips.ethereum.org/EIPS/eip-6963)), from
   * the user's first intent until the last kit detaches. Default: true.
   */
  readonly multiInjectedProviderDiscovery?: boolean | undefined
  /** viem client setting of `createConfig`. */
  readonly batch?: CreateConfigParameters['batch']
  /** viem client setting of `createConfig`. */
  readonly cacheTime?: CreateConfigParameters['cacheTime']
  /** viem client setting of `createConfig`. */
  readonly ccipRead?: CreateConfigParameters['ccipRead']
  /** viem client setting of `createConfig`. */
  readonly pollingInterval?: CreateConfigParameters['pollingInterval']
  readonly config?: undefined
}

/**
 * Options with the host's own wagmi config. The adapter keeps its settings, and only adds the kit's missing EVM
 * networks and missing connectors for announced wallets.
 */
export interface WagmiExistingConfig extends WagmiInitialState {
  /** The host's wagmi config. */
  readonly config: Config
}

/** Options of {@link WagmiAdapter}: an existing wagmi config, or settings for a new one. */
export type WagmiAdapterOptions = WagmiConfigSettings | WagmiExistingConfig
