import type { AppKitNetwork } from '@openappkit/appkit'

/** Content of `/config.json`: the chains and the backend. */
export interface ConfigFile {
  readonly evm: readonly { readonly chainId: number; readonly name: string; readonly rpcUrl: string }[]
  readonly solana: {
    readonly caipNetworkId: `solana:${string}`
    readonly rpcUrl: string
    readonly wsUrl: string
    /** Publicly known test keys in hex. Set only in the demo. */
    readonly accounts?: readonly { readonly secretKey: string }[]
  }
  readonly bitcoin: {
    readonly caipNetworkId: `bip122:${string}`
    readonly esploraUrl: string
    /** Test keys, as for Solana. */
    readonly accounts?: readonly { readonly privateKey: string }[]
  }
  /** Base URL of a running `@openappkit/cloud`. Without one, installed wallets still work. */
  readonly cloud?: string
  /** The app's own routers by CAIP-2 id, for swaps. */
  readonly swapContracts?: Readonly<Record<string, readonly string[]>>
  /** Features that are off by default. */
  readonly features?: { readonly payWithExchange?: boolean }
  /** Path of the server's sign-in routes, on the page's origin. Without it, there is no sign-in. */
  readonly auth?: string
}

export interface AppConfig {
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  readonly file: ConfigFile
}

/** Fetches the configuration from the server. */
export async function loadConfig(): Promise<AppConfig> {
  const file = (await (await fetch('/config.json')).json()) as ConfigFile
  return { networks: [localCluster(file.solana), regtest(file.bitcoin), ...file.evm.map(localChain)], file }
}

function localChain({ chainId, name, rpcUrl }: ConfigFile['evm'][number]): AppKitNetwork {
  return {
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  }
}

function localCluster({ caipNetworkId, rpcUrl, wsUrl }: ConfigFile['solana']): AppKitNetwork {
  return {
    id: caipNetworkId.slice('solana:'.length),
    name: 'Local Solana',
    chainNamespace: 'solana',
    caipNetworkId,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } },
    testnet: true,
  } as AppKitNetwork
}

function regtest({ caipNetworkId, esploraUrl }: ConfigFile['bitcoin']): AppKitNetwork {
  return {
    id: caipNetworkId.slice('bip122:'.length),
    name: 'Local Bitcoin',
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [esploraUrl] } },
    testnet: true,
  }
}
