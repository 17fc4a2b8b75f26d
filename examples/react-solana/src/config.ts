import type { AppKitNetwork } from '@openappkit/appkit'

/** Content of `/config.json`: the cluster and the backend. Installed wallets work without a backend. */
export interface AppConfig {
  readonly network: AppKitNetwork
  /** Base URL of a running `@openappkit/cloud`. */
  readonly cloud?: string
}

interface ConfigFile {
  readonly solana: { readonly caipNetworkId: `solana:${string}`; readonly rpcUrl: string; readonly wsUrl: string }
  readonly cloud?: string
}

/** Fetches the configuration from the server. */
export async function loadConfig(): Promise<AppConfig> {
  const { solana, cloud } = (await (await fetch('/config.json')).json()) as ConfigFile
  return { network: localCluster(solana), ...(cloud !== undefined && { cloud }) }
}

/** Returns a network for a custom cluster. */
function localCluster({ caipNetworkId, rpcUrl, wsUrl }: ConfigFile['solana']): AppKitNetwork {
  return {
    id: caipNetworkId.slice('solana:'.length),
    name: 'Local cluster',
    chainNamespace: 'solana',
    caipNetworkId,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } },
    testnet: true,
  } as AppKitNetwork
}
