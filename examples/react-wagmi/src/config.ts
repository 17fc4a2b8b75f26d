import { type Chain, defineChain } from 'viem'

/** Content of `/config.json`: the chains and the backend. */
export interface AppConfig {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly backend: Backend
}

/** The toolkit's backend. Without one, installed wallets still work. */
export interface Backend {
  /** Base URL of a running `@openappkit/cloud`. */
  readonly cloud?: string
  /** Set to false to disable connecting by link or QR code. */
  readonly walletConnect?: boolean
}

interface ConfigFile extends Backend {
  readonly chainId: number
  readonly rpcUrl: string
  /** Chains in addition to the first one. */
  readonly chains?: readonly { readonly chainId: number; readonly rpcUrl: string; readonly name: string }[]
}

/** Fetches the configuration from the server. */
export async function loadConfig(): Promise<AppConfig> {
  const file = (await (await fetch('/config.json')).json()) as ConfigFile
  const first = localChain(file.chainId, 'Local chain', file.rpcUrl)
  const others = (file.chains ?? [])
    .filter(({ chainId }) => chainId !== file.chainId)
    .map(({ chainId, name, rpcUrl }) => localChain(chainId, name, rpcUrl))
  const { cloud, walletConnect } = file
  const backend = { ...(cloud && { cloud }), ...(walletConnect !== undefined && { walletConnect }) }
  return { chains: [first, ...others], backend }
}

function localChain(id: number, name: string, rpcUrl: string): Chain {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  })
}
