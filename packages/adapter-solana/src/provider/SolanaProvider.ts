import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** The public key of an account. `new PublicKey(key.toBytes())` makes web3.js's of it, `address(key.toString())` kit's. */
export interface AccountKey {
  toBase58(): string
  toBytes(): Uint8Array
  toString(): string
}

/** An account that the wallet shares. */
export interface ProviderAccount {
  readonly address: string
  readonly publicKey: AccountKey
}

/** A transaction as an object that knows its bytes: web3.js's `Transaction` and `VersionedTransaction` are such. */
export interface TransactionObject {
  serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
}

/** Bytes as they travel (kit's `getTransactionEncoder().encode(…)`), or an object that knows them. Legacy and v0. */
export type SolanaTransaction = Uint8Array | TransactionObject

/** How a transaction is sent. */
export interface SendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: SolanaCommitment
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** What sends signed bytes: web3.js's `Connection` is such. */
export interface RawTransactionSender {
  sendRawTransaction(transaction: Uint8Array, options?: SendOptions): Promise<string>
}

/** What a provider tells, and with what. */
export interface SolanaProviderEvents {
  connect: [publicKey: AccountKey]
  disconnect: []
  accountsChanged: [publicKey: AccountKey]
  /** The reference of the network's CAIP-2 id. */
  chainChanged: [chainId: string]
}

/** The wallet of a live connection, for the host's own use. It acts with the account and on the network in use. */
export interface SolanaProvider {
  readonly name: string
  readonly publicKey: AccountKey | undefined
  /** Resolves with the address in use. Asks nobody: the wallet is connected. */
  connect(): Promise<string>
  /** Ends the connection, for the kit as well. */
  disconnect(): Promise<void>
  getAccounts(): readonly ProviderAccount[]
  /** Resolves with the signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Sign in with Solana. @throws AppKitError `wallet/unsupported` where the wallet can't. */
  signIn(input?: SolanaSignInInput): Promise<SolanaSignInOutput>
  /** Resolves with what was signed, in the form in which it was given. Wallets may change a transaction before they sign it. */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /** The wallet signs and sends. Resolves with the signature in base58. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /** The wallet signs; `connection` sends, or the network's own RPC. Resolves with the signature in base58, without waiting for the chain. */
  sendTransaction(
    transaction: SolanaTransaction,
    connection?: RawTransactionSender,
    options?: SendOptions,
  ): Promise<string>
  on<event extends keyof SolanaProviderEvents>(
    event: event,
    listener: (...values: SolanaProviderEvents[event]) => void,
  ): this
  off<event extends keyof SolanaProviderEvents>(
    event: event,
    listener: (...values: SolanaProviderEvents[event]) => void,
  ): this
}
