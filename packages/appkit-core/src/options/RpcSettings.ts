import type { CloudHosts } from './CloudHosts'

/** Options that say where the backend and the chains are asked. */
export interface RpcSettings {
  /** Only needed for a provider's cloud; installed wallets and a self-hosted backend work without. */
  readonly projectId?: string
  /**
   * Where the backend is: one base URL for everything, or one per service for those that differ from the public provider's.
   * @example `cloud: 'https://wallets.example.org'`
   */
  readonly cloud?: string | Partial<CloudHosts>
  /**
   * RPC URLs by CAIP-2 id, tried before the backend's proxy and the network's own. EVM chains with a transport in `WagmiAdapter` or in the app's own wagmi config are
   * read by that transport instead.
   * @example `customRpcUrls: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ url: 'https://solana.example.org' }] }`
   */
  readonly customRpcUrls?: Readonly<Record<string, readonly { readonly url: string }[]>>
}
