import { type Chain, defineChain } from 'viem'

/** What `/config.json` says: which chains to use. */
export interface AppConfig {
  readonly chains: readonly [Chain, ...Chain[]]
}

interface ConfigFile {
  readonly chainId: number
  readonly rpcUrl: string
  /** More chains than the first one. */
  readonly chains?: readonly { readonly chainId: number; readonly rpcUrl: string; readonly name: string }[]
}

/** Reads the configuration of whoever serves this page. */
export async function loadConfig(): Promise<AppConfig> {
  const file = (await (await fetch('/config.json')).json()) as ConfigFile
  const first = localChain(file.chainId, 'Local chain', file.rpcUrl)
  const others = (file.chains ?? [])
    .filter(({ chainId }) => chainId !== file.chainId)
    .map(({ chainId, name, rpcUrl }) => localChain(chainId, name, rpcUrl))
  return { chains: [first, ...others] }
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
