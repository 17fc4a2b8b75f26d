/** A chain of this demo. */
export interface DemoChain {
  readonly chainId: number
  readonly name: string
  readonly rpcUrl: string
}

/** Content of `/config.json`. Keys are in hex and publicly known. */
export interface WalletConfig {
  readonly evm: readonly DemoChain[]
  readonly solana: {
    readonly caipNetworkId: `solana:${string}`
    readonly rpcUrl: string
    readonly accounts: readonly { readonly secretKey: string }[]
  }
  readonly bitcoin: {
    readonly caipNetworkId: `bip122:${string}`
    /** Root URL of an esplora API. */
    readonly esploraUrl: string
    readonly accounts: readonly { readonly privateKey: string }[]
  }
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
}

/** Fetches the configuration from the server. */
export async function loadConfig(): Promise<WalletConfig> {
  return (await (await fetch('/config.json')).json()) as WalletConfig
}
