import type { LocalNetwork } from '../chain/LocalNetwork'
import type { MintExtensions } from './mintExtensions'

/** Options of {@link startSolanaChain}. */
export interface SolanaChainOptions {
  /** TCP port of the JSON-RPC on 127.0.0.1. The WebSocket uses the next port. Default: two consecutive free ports. */
  readonly port?: number
  /** Number of funded accounts. Default: 10. */
  readonly accounts?: number
  /** Initial balance of each account in whole SOL. Default: 1,000. */
  readonly balance?: number
  /** Name of the chain, which determines its genesis hash. Default: 'local'. */
  readonly name?: string
}

/** A funded account of a local chain. Its key is public: never send real money to it. */
export interface SolanaChainAccount {
  /** Base58. */
  readonly address: string
  /** 64 bytes: the seed, then the public key. */
  readonly secretKey: Uint8Array
}

/** Outcome of a transaction. */
export interface SolanaTransaction {
  readonly slot: number
  /**
   * Null on success, otherwise the error in the format of JSON-RPC, such as `{ InstructionError: [0, { Custom: 1 }] }`.
   */
  readonly err: unknown
  readonly logs: readonly string[]
}

/** A running local Solana chain. */
export interface SolanaChain extends AsyncDisposable {
  /** JSON-RPC URL over HTTP. It accepts requests from any browser origin. */
  readonly url: string
  /**
   * WebSocket URL for subscriptions. Its port is one above {@link SolanaChain.url}'s, as `@solana/web3.js` expects by
   * default.
   */
  readonly wsUrl: string
  /** Base58. The first 32 characters are the reference of {@link SolanaChain.caipNetworkId}. */
  readonly genesisHash: string
  /** CAIP-2 ID. */
  readonly caipNetworkId: `solana:${string}`
  /** The chain's definition for OpenAppKit. */
  readonly chain: LocalNetwork<'solana'>
  readonly accounts: readonly [SolanaChainAccount, ...SolanaChainAccount[]]
  /** Resolves with the balance of `address` in lamports. */
  balanceOf(address: string): Promise<bigint>
  /** Resolves with the owner's balance of `mint` across all token accounts, in base units. */
  tokenBalanceOf(owner: string, mint: string): Promise<bigint>
  /**
   * Adds lamports to the balance of `address`.
   *
   * @throws Error if the transfer fails, for example because the amount is below the rent-exempt minimum of a new
   * account.
   */
  airdrop(address: string, lamports: bigint): Promise<void>
  /**
   * Creates a token and resolves with its mint address. `program` defaults to the classic token program, or to
   * Token-2022 with extensions. The classic program doesn't support extensions.
   */
  createMint(
    options: { readonly decimals: number; readonly program?: 'token' | 'token2022' } & MintExtensions,
  ): Promise<string>
  /**
   * Mints `amount` base units to the associated token account of `owner`, which is created if missing.
   *
   * @throws Error if `mint` isn't a token's address or the transaction fails.
   */
  mintTo(mint: string, owner: string, amount: bigint): Promise<void>
  /** Creates an address lookup table that is ready for use, and resolves with its address. */
  createLookupTable(addresses: readonly string[]): Promise<string>
  /** Resolves with a transaction, or with undefined if the chain doesn't have it. */
  transaction(signature: string): Promise<SolanaTransaction | undefined>
  /** Advances the chain until all blockhashes issued so far have expired. */
  expireBlockhashes(): void
  /** Closes all WebSocket connections. New ones are accepted. */
  dropSubscriptions(): void
  /** Stops the notifications of a subscription method, such as `'signatureSubscribe'`. */
  mute(method: string): void
  /** Resumes the notifications of all subscription methods. */
  unmute(): void
  /** Closes JSON-RPC and WebSocket connections and refuses new ones. The chain keeps running. */
  pause(): Promise<void>
  /**
   * Reopens both servers at the same URLs.
   *
   * @throws Error if the chain was stopped.
   */
  resume(): Promise<void>
  /** Stops the chain and frees both ports. Calling it again does nothing. */
  stop(): Promise<void>
}
