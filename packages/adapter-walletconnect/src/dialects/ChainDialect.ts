import type {
  AccountType,
  CaipNetwork,
  CaipNetworkId,
  FollowTransactionParameters,
  SendTransactionParameters,
  TransactionOutcome,
} from '@openappkit/appkit-core'

/** Sends a request to the session's wallet, or to the chain's endpoint for what wallets don't serve. */
export type SessionRequest = <T>(
  caipNetworkId: CaipNetworkId,
  request: { readonly method: string; readonly params?: unknown },
) => Promise<T>

/** The JSON-RPC of one chain family over a session. What it lacks is absent. */
export interface ChainDialect {
  /** Type of a session's accounts. Default `eoa`. */
  readonly accountType?: AccountType
  isAddress?(address: string): boolean
  /** Returns the signature in the form that the chain's verifiers expect. */
  signMessage?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    parameters: { readonly message: string; readonly address: string },
  ): Promise<string>
  /** In base units. */
  getBalance?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<bigint>
  /** Returns the transaction's hash. */
  sendTransaction?(
    ask: SessionRequest,
    parameters: SendTransactionParameters & { readonly from: string },
  ): Promise<string>
  /** In base units. */
  estimateFee?(ask: SessionRequest, parameters: SendTransactionParameters & { readonly from: string }): Promise<bigint>
  /** Returns whether an address is a contract. */
  isContract?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<boolean>
  /** Begins to follow a transaction. Returns a function that reads its outcome; undefined while it is pending. */
  watch?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    transaction: Pick<FollowTransactionParameters, 'hash' | 'onTrace' | 'trace'>,
  ): () => Promise<TransactionOutcome | undefined>
  /** As `TransferAdapter.coinTypes`. */
  coinTypes?(network: CaipNetwork): readonly number[]
  /** As `TransferAdapter.feeReserve`. */
  feeReserve?(fee: bigint): bigint
  /** Returns the address as a link. */
  addressUri?(address: string, network: CaipNetwork): string
  /** Asks the wallet for a network that its session lacks. `methods` are those of the session. Rejects with the wallet's error. */
  askForNetwork?(
    ask: SessionRequest,
    from: CaipNetworkId,
    network: CaipNetwork,
    methods: readonly string[],
  ): Promise<unknown>
}
