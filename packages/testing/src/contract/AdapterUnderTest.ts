/** The properties of a network that the contract uses. The adapter receives the same object. */
export interface ContractNetwork {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: string
  /** CAIP-2 id. Its reference part equals `chainId` in the adapter's state. */
  readonly caipNetworkId: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** A wallet that an adapter lists. */
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

/** State that an adapter emits. */
export interface ContractState {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly connectors: readonly ContractConnector[]
  readonly connections: readonly ContractConnection[]
  readonly activeConnectorId: string | undefined
  readonly address: string | undefined
  readonly chainId: number | string | undefined
}

/** Host that an adapter attaches to. */
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

/** Parameters of a native transfer. */
export interface ContractTransfer {
  readonly to: string
  /** Base units. */
  readonly value: bigint
  readonly caipNetwork: ContractNetwork
  /** Highest fee that the user accepts, in base units of the native currency. */
  readonly maxFee?: bigint | undefined
  /** Public keys that identify the payment to its recipient. */
  readonly references?: readonly string[] | undefined
}

/** Transfer to describe or simulate. */
export interface TransferQuery {
  readonly address: string
  readonly to: string
  /** Base units. */
  readonly amount: bigint
  readonly tokenAddress?: string | undefined
  readonly caipNetwork: ContractNetwork
  readonly references?: readonly string[] | undefined
}

/** Chain-specific request to describe or simulate: calls, a transaction or a PSBT. */
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

/** One step of a request to the wallet. */
export interface ContractLine {
  readonly kind: string
  readonly to?: string | undefined
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
}

/** A wallet that a feature provides. */
export interface ContractProvidedWallet {
  readonly id: string
  readonly name: string
  readonly type: 'AUTH'
  readonly provider: unknown
}

/** Structural type of a `ChainAdapter`, which keeps this package independent of OpenAppKit. */
export interface AdapterUnderTest {
  readonly namespace: string
  readonly chainName: string
  readonly capabilities: ReadonlySet<string>
  attach(host: ContractHost): () => void
  prefetch(): Promise<{ addWallet?(wallet: ContractProvidedWallet): Promise<() => void> } | void>
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

/** Structural type of a `TransferAdapter`. */
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
    readonly references?: readonly string[] | undefined
  }): Promise<{ readonly hash: string }>
  estimateFee(
    parameters: ContractTransfer & { readonly address: string; readonly tokenAddress?: string | undefined },
  ): Promise<bigint>
  paidFee?(parameters: { readonly hash: string; readonly caipNetwork: ContractNetwork }): Promise<bigint | undefined>
  isContract?(parameters: ContractAddress): Promise<boolean>
  simulateTransfer?(transfer: TransferQuery): Promise<{ readonly sent: bigint; readonly received: bigint } | undefined>
  followTransaction?(parameters: {
    readonly hash: string
    readonly address: string
    readonly caipNetwork: ContractNetwork
    readonly signal: AbortSignal
  }): Promise<{ readonly status: string }>
  describeTransfer?(transfer: TransferQuery): Promise<readonly ContractLine[]>
  describeRequest?(request: ContractWalletRequest): Promise<readonly ContractLine[]>
  simulateRequest?(
    request: ContractWalletRequest,
  ): Promise<
    { readonly changes: readonly { readonly tokenAddress?: string | undefined; readonly amount: bigint }[] } | undefined
  >
  addressUri?(parameters: ContractAddress): string
}
