import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaSignInInput, SolanaSignInOutput } from './SolanaSignIn'

/**
 * Public key of an account. Convert it with `new PublicKey(key.toBytes())` for web3.js, or `address(key.toString())`
 * for `@solana/kit`.
 */
export interface AccountKey {
  /** Returns the key in base58. */
  toBase58(): string
  /** Returns the 32 bytes of the key. */
  toBytes(): Uint8Array
  /** Returns the key in base58. */
  toString(): string
}

/** Account that the wallet shares. */
export interface ProviderAccount {
  /** Address in base58. */
  readonly address: string
  /** Public key of the account. */
  readonly publicKey: AccountKey
}

/** Transaction object that serializes itself, such as `Transaction` and `VersionedTransaction` of web3.js. */
export interface TransactionObject {
  /** Returns the wire bytes. */
  serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
}

/**
 * Legacy or v0 transaction: wire bytes, as `getTransactionEncoder().encode()` of `@solana/kit` returns them, or an
 * object that serializes itself.
 */
export type SolanaTransaction = Uint8Array | TransactionObject

/** Options for sending a transaction. */
export interface SendOptions {
  /** Whether the node skips the simulation before sending. */
  readonly skipPreflight?: boolean
  /**
   * Commitment of the simulation. If the kit's RPC sends the transaction, the default is the adapter's `commitment`.
   */
  readonly preflightCommitment?: SolanaCommitment
  /** Maximum number of times that the node resends the transaction. */
  readonly maxRetries?: number
  /** Minimum slot that the node must have reached. */
  readonly minContextSlot?: number
}

/** Sender of signed bytes, such as `Connection` of web3.js. */
export interface RawTransactionSender {
  /** Sends signed bytes. Resolves with the signature in base58. */
  sendRawTransaction(transaction: Uint8Array, options?: SendOptions): Promise<string>
}

/** Events of a {@link SolanaProvider} and their arguments. */
export interface SolanaProviderEvents {
  /** Emitted with the key of the active account when the wallet connects again. */
  connect: [publicKey: AccountKey]
  /** Emitted when the connection ends. */
  disconnect: []
  /** Emitted with the key of the new active account. */
  accountsChanged: [publicKey: AccountKey]
  /** Emitted with the reference part of the new network's CAIP-2 id. */
  chainChanged: [chainId: string]
}

/**
 * A connected Solana wallet that the app can use directly. Uses the wallet's active account and network.
 *
 * While the wallet is disconnected, methods that need it reject with `wallet/not-connected`. Requests to the wallet
 * reject with `UserRejectedError` when the user rejects, and with `wallet/unsupported` when the wallet lacks the
 * feature. For failures without a more specific code, they reject with `wallet/request-failed`.
 *
 * @example
 * ```ts
 * import type { SolanaAdapter } from '@openappkit/adapter-solana'
 *
 * export async function signHello(adapter: SolanaAdapter, connectorId: string): Promise<Uint8Array> {
 *   const provider = await adapter.getProvider(connectorId)
 *   return provider.signMessage(new TextEncoder().encode('Hello'))
 * }
 * ```
 */
export interface SolanaProvider {
  /** Name of the wallet. */
  readonly name: string
  /** Key of the active account. Undefined while disconnected. */
  readonly publicKey: AccountKey | undefined
  /**
   * Resolves with the active address, without a prompt. Doesn't connect a disconnected wallet.
   *
   * @throws {AppKitError} `wallet/not-connected` when the wallet isn't connected.
   */
  connect(): Promise<string>
  /** Disconnects the wallet from the kit. Does nothing if it isn't connected. */
  disconnect(): Promise<void>
  /** Returns the shared accounts. Empty while disconnected. */
  getAccounts(): readonly ProviderAccount[]
  /** Signs a message with the active account. Resolves with the 64-byte signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * Signs in with [Sign In With Solana](https://github.com/phantom/sign-in-with-solana). Resolves with the account, the
   * signed message and the signature. Default `address`: the active account.
   *
   * @throws {AppKitError} `wallet/unsupported` when the wallet doesn't support it.
   */
  signIn(input?: SolanaSignInInput): Promise<SolanaSignInOutput>
  /**
   * Signs a transaction. Resolves with the signed transaction in the same form as the input. If the input's class has
   * neither `deserialize` nor `from`, resolves with an object whose `serialize()` returns the signed bytes. Wallets may
   * change a transaction before they sign it.
   *
   * @throws {AppKitError} `transaction/invalid` when the input is neither bytes nor an object with `serialize()`.
   */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  /** Signs several transactions. See {@link SolanaProvider.signTransaction}. */
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /**
   * Signs and sends a transaction with the wallet. If the wallet can only sign, sends it through the kit's RPC for the
   * active network. Resolves with the signature in base58, without waiting for confirmation.
   *
   * @throws {AppKitError} `network/mismatch` when the kit has to send the transaction but doesn't include the network.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /**
   * Signs a transaction with the wallet and sends it with `connection`, or else through the kit's RPC for the active
   * network. If the wallet can't sign without sending, the wallet sends it and `connection` is ignored. Resolves with
   * the signature in base58, without waiting for confirmation.
   *
   * @throws {AppKitError} `network/mismatch` when the kit has to send the transaction but doesn't include the network.
   */
  sendTransaction(
    transaction: SolanaTransaction,
    connection?: RawTransactionSender,
    options?: SendOptions,
  ): Promise<string>
  /** Adds a listener. */
  on<event extends keyof SolanaProviderEvents>(
    event: event,
    listener: (...values: SolanaProviderEvents[event]) => void,
  ): this
  /** Removes a listener. */
  off<event extends keyof SolanaProviderEvents>(
    event: event,
    listener: (...values: SolanaProviderEvents[event]) => void,
  ): this
}
