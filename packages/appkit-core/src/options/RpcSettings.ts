import type { CloudHosts } from './CloudHosts'

/** Options for reaching the backend and the chains. */
export interface RpcSettings {
  /** Project id of a hosted provider. Not needed for installed wallets or a self-hosted backend. Default: none. */
  readonly projectId?: string
  /**
   * Backend: one base URL for all services, or URLs per service that override the public provider's. Default: none.
   *
   * @example `cloud: 'https://wallets.example.org'`
   */
  readonly cloud?: string | Partial<CloudHosts>
  /**
   * RPC URLs by CAIP-2 id. Requests try them before the backend's proxy and the network's own URLs. EVM chains with a
   * transport in `WagmiAdapter` or in the app's wagmi config use that transport instead. Default: none.
   *
   * @example `customRpcUrls: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ url: 'https://solana.example.org' }] }`
   */
  readonly customRpcUrls?: Readonly<Record<string, readonly { readonly url: string }[]>>
}
