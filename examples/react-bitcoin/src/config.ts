import type { AppKitNetwork } from '@openappkit/appkit'

/** Content of `/config.json`: the network and the backend. Installed wallets work without a backend. */
export interface AppConfig {
  readonly network: AppKitNetwork
  /** Base URL of a running `@openappkit/cloud`. */
  readonly cloud?: string
}

interface ConfigFile {
  readonly bitcoin: { readonly caipNetworkId: `bip122:${string}`; readonly esploraUrl: string }
  readonly cloud?: string
}

/** Fetches the configuration from the server. */
export async function loadConfig(): Promise<AppConfig> {
  const { bitcoin, cloud } = (await (await fetch('/config.json')).json()) as ConfigFile
  return { network: regtest(bitcoin), ...(cloud !== undefined && { cloud }) }
}

/** Returns a custom network. Its URL is the root of an esplora API. */
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
