/** A network, as far as the contract looks at it. The object itself is handed to the adapter as it is. */
export interface ContractNetwork {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: string
  /** CAIP-2. Its reference is what the adapter's state calls `chainId`. */
  readonly caipNetworkId: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** A wallet that can be asked. */
export interface ContractConnector {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly chain: string
}

/** One account that a wallet shares. */
export interface ContractAccount {
  readonly namespace: string
  readonly address: string
  readonly type: string
}

/** A live connection. */
export interface ContractConnection {
  readonly connectorId: string
  readonly accounts: readonly ContractAccount[]
  readonly caipNetworkId?: string | undefined
}

/** What an adapter tells. */
export interface ContractState {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly connectors: readonly ContractConnector[]
  readonly connections: readonly ContractConnection[]
  readonly activeConnectorId: string | undefined
  readonly address: string | undefined
  readonly chainId: number | string | undefined
}

/** What an adapter is given when it is attached. */
export interface ContractHost {
  readonly networks: readonly ContractNetwork[]
  readonly network: ContractNetwork | undefined
  readonly address: string | undefined
  readonly accountType: string | undefined
  readonly wallets: {
    readonly eip6963: boolean
    readonly injected: boolean
    readonly coinbase: boolean
    readonly reconnect: boolean
  }
  readonly walletConnect: unknown
  readonly storedConnectorIds: readonly string[]
  onState(state: ContractState): void
}

/** What a native transfer says. */
export interface ContractTransfer {
  readonly to: string
  /** Base units. */
  readonly value: bigint
  readonly caipNetwork: ContractNetwork
  /** The highest fee that the payer agreed to, in base units of the coin. */
  readonly maxFee?: bigint | undefined
}

/** A transfer that the chain is asked about. */
export interface ContractQuestion {
  readonly address: string
  readonly to: string
  /** Base units. */
  readonly amount: bigint
  readonly tokenAddress?: string | undefined
  readonly caipNetwork: ContractNetwork
}

/** A request of the chain's own kind: calls, a transaction, a PSBT. */
export interface ContractWalletRequest {
  readonly kind: string
  readonly address: string
  readonly caipNetwork: ContractNetwork
}

/** An address on a network. */
export interface ContractAddress {
  readonly address: string
  readonly caipNetwork: ContractNetwork
}

/** One thing that the wallet will be asked to do. */
export interface ContractLine {
  readonly kind: string
  readonly to?: string | undefined
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
}

/**
 * The chain adapter as the contract sees it. Structural, so that this package needs none of OpenAppKit: every `ChainAdapter` is one.
 */
export interface AdapterUnderTest {
  readonly namespace: string
  readonly chainName: string
  readonly capabilities: ReadonlySet<string>
  attach(host: ContractHost): () => void
  prefetch(): Promise<void>
  reconnect(): Promise<void>
  connect(parameters: {
    readonly connectorId: string
    readonly caipNetwork?: ContractNetwork | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<{
    readonly address: string
    readonly chainId: number | string
    readonly accounts: readonly ContractAccount[]
  }>
  disconnect(parameters?: { readonly connectorId?: string | undefined }): Promise<void>
  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
  switchNetwork(caipNetwork: ContractNetwork): Promise<void>
  setNetworks(networks: readonly ContractNetwork[]): void
  getProvider(connectorId: string): Promise<unknown>
  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }>
  transfers(): Promise<TransfersUnderTest>
}

/** What reads the chain and sends, as the contract sees it: every `TransferAdapter` is one. */
export interface TransfersUnderTest {
  readonly capabilities: ReadonlySet<string>
  isAddress(address: string, caipNetwork: ContractNetwork): boolean
  getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: ContractNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<{ readonly value: bigint; readonly decimals: number; readonly symbol: string }>
  sendTransaction(parameters: ContractTransfer): Promise<{ readonly hash: string }>
  sendToken(parameters: {
    readonly tokenAddress: string
    readonly to: string
    readonly amount: bigint
    readonly caipNetwork: ContractNetwork
    readonly maxFee?: bigint | undefined
  }): Promise<{ readonly hash: string }>
  estimateFee(
    parameters: ContractTransfer & { readonly address: string; readonly tokenAddress?: string | undefined },
  ): Promise<bigint>
  paidFee?(parameters: { readonly hash: string; readonly caipNetwork: ContractNetwork }): Promise<bigint | undefined>
  isContract?(parameters: ContractAddress): Promise<boolean>
  simulateTransfer?(
    transfer: ContractQuestion,
  ): Promise<{ readonly sent: bigint; readonly received: bigint } | undefined>
  followTransaction?(parameters: {
    readonly hash: string
    readonly address: string
    readonly caipNetwork: ContractNetwork
    readonly signal: AbortSignal
  }): Promise<{ readonly status: string }>
  describeTransfer?(transfer: ContractQuestion): Promise<readonly ContractLine[]>
  describeRequest?(request: ContractWalletRequest): Promise<readonly ContractLine[]>
  simulateRequest?(
    request: ContractWalletRequest,
  ): Promise<
    { readonly changes: readonly { readonly tokenAddress?: string | undefined; readonly amount: bigint }[] } | undefined
  >
  addressUri?(parameters: ContractAddress): string
}
