import type { AppKitNetwork } from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import type { Config, CreateConfigParameters, CreateConnectorFn, State, Transport } from '@wagmi/core'

/** Options that a {@link WagmiAdapter} accepts with or without a `config`. */
export interface WagmiInitialState {
  /**
   * wagmi's state from the request, as returned by `cookieToInitialState`. Ignored unless the config uses `ssr: true`.
   */
  readonly initialState?: State | undefined
  /**
   * Cookies of the request, as returned by `kitCookies(header)`. Pass the same value on the server and in the browser's
   * first render. If `initialState` is absent, the adapter reads wagmi's state from these cookies with the config's
   * storage key. If you pass `cookie`, even as null, a config that the adapter creates defaults to `ssr: true`. An
   * existing config must set `ssr: true` itself. The config's `storage` must use wagmi's `cookieStorage`.
   */
  readonly cookie?: string | null | undefined
}

/**
 * Parameters of wagmi's `createConfig` that the adapter passes on unchanged. Default `ssr`: true if `cookie` is set.
 * Default `storage`: wagmi's, or null if the page can't access `localStorage`.
 */
export type WagmiPassThrough = Pick<CreateConfigParameters, 'ssr' | 'storage' | 'syncConnectedChain'>

/**
 * Settings of a wagmi config that the adapter creates. Chains without a transport use `customRpcUrls`, then the
 * backend's proxy (`cloud`, `projectId`), then their own public nodes. The kit's `customRpcUrls` follow the adapter's.
 * If `cloud` or `projectId` is absent here, the kit's value applies.
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
  /**
   * wagmi connectors in addition to those that the adapter adds: for announced wallets, WalletConnect, and wagmi's
   * generic `injected()`.
   */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Whether to discover wallets that announce themselves ([EIP-6963](https://eips.ethereum.org/EIPS/eip-6963)).
   * Discovery starts when the adapter's code loads, on the user's first intent or to reconnect a wallet. It stops when
   * the last kit detaches. A kit with `enableEIP6963` off doesn't start it. Default: true.
   */
  readonly multiInjectedProviderDiscovery?: boolean | undefined
  /** How viem clients batch requests, for all chains or by chain id. See wagmi's `createConfig`. */
  readonly batch?: CreateConfigParameters['batch']
  /** How long viem clients cache data in milliseconds, for all chains or by chain id. See wagmi's `createConfig`. */
  readonly cacheTime?: CreateConfigParameters['cacheTime']
  /**
   * How viem clients look up offchain data ([EIP-3668](https://eips.ethereum.org/EIPS/eip-3668)), for all chains or by
   * chain id. See wagmi's `createConfig`.
   */
  readonly ccipRead?: CreateConfigParameters['ccipRead']
  /** How often viem clients poll in milliseconds, for all chains or by chain id. See wagmi's `createConfig`. */
  readonly pollingInterval?: CreateConfigParameters['pollingInterval']
  readonly config?: undefined
}

/**
 * Options with the host's own wagmi config. The adapter keeps its settings, and only adds missing EVM networks of the
 * kit and missing connectors for announced wallets and WalletConnect. When the app adds or removes a network, the kit's
 * EVM networks replace the config's chains.
 */
export interface WagmiExistingConfig extends WagmiInitialState {
  /** The host's wagmi config. */
  readonly config: Config
}

/** Options of {@link WagmiAdapter}: an existing wagmi config, or settings for a new one. */
export type WagmiAdapterOptions = WagmiConfigSettings | WagmiExistingConfig
