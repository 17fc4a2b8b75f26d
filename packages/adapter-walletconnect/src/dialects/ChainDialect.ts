import type {
  AccountType,
  CaipNetwork,
  CaipNetworkId,
  FollowTransactionParameters,
  SendTransactionParameters,
  TransactionOutcome,
} from '@openappkit/appkit-core'

/** Sends a request to the session's wallet, or to the chain's endpoint for methods that wallets don't support. */
export type SessionRequest = <T>(
  caipNetworkId: CaipNetworkId,
  request: { readonly method: string; readonly params?: unknown },
) => Promise<T>

/** JSON-RPC methods of a chain family over a session. Unsupported methods are absent. */
export interface ChainDialect {
  /** Type of a session's accounts. Default: `eoa`. */
  readonly accountType?: AccountType
  isAddress?(address: string): boolean
  /** Signs a message. Returns the signature in the format that the chain's verifiers expect. */
  signMessage?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    parameters: { readonly message: string; readonly address: string },
  ): Promise<string>
  /** Returns a balance in base units. */
  getBalance?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<bigint>
  /** Sends a transaction. Returns its hash. */
  sendTransaction?(
    ask: SessionRequest,
    parameters: SendTransactionParameters & { readonly from: string },
  ): Promise<string>
  /** Returns a fee in base units. */
  estimateFee?(ask: SessionRequest, parameters: SendTransactionParameters & { readonly from: string }): Promise<bigint>
  /** Returns whether an address is a contract. */
  isContract?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<boolean>
  /** Starts watching a transaction. Returns a function that reads its outcome, which is undefined while pending. */
  watch?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    transaction: Pick<FollowTransactionParameters, 'hash' | 'onTrace' | 'trace'>,
  ): () => Promise<TransactionOutcome | undefined>
  /** Returns the coin types of a network. See `TransferAdapter.coinTypes`. */
  coinTypes?(network: CaipNetwork): readonly number[]
  /** Returns the amount to reserve for a fee. See `TransferAdapter.feeReserve`. */
  feeReserve?(fee: bigint): bigint
  /** Returns the URI of an address. */
  addressUri?(address: string, network: CaipNetwork): string
  /**
   * Requests a network that isn't in the session. `methods` are the session's methods. Rejects with the wallet's error.
   */
  askForNetwork?(
    ask: SessionRequest,
    from: CaipNetworkId,
    network: CaipNetwork,
    methods: readonly string[],
  ): Promise<unknown>
}
