/** A chain of this demo. */
export interface DemoChain {
  readonly chainId: number
  readonly name: string
  readonly rpcUrl: string
}

/** What `/config.json` says. */
export interface WalletConfig {
  readonly chains: readonly DemoChain[]
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
}

interface ConfigFile {
  readonly chainId: number
  readonly rpcUrl: string
  readonly chains?: readonly DemoChain[]
  readonly relayUrl: string
}

/** Reads the configuration of whoever serves this page. */
export async function loadConfig(): Promise<WalletConfig> {
  const { chainId, rpcUrl, chains = [], relayUrl } = (await (await fetch('/config.json')).json()) as ConfigFile
  return { chains: [{ chainId, rpcUrl, name: 'Local chain' }, ...chains], relayUrl }
}
