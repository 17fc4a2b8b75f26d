import type { MintExtensions } from './mintExtensions'

/** What {@link startSolanaChain} may be told. */
export interface SolanaChainOptions {
  /** TCP port on 127.0.0.1 of the JSON-RPC; the web socket takes the one after it. By default two free ones. */
  readonly port?: number
  /** How many funded accounts there are. Default 10. */
  readonly accounts?: number
  /** What each account holds at the start, in whole SOL. Default 1000. */
  readonly balance?: number
  /** Chains of different names have different genesis hashes. Default 'local'. */
  readonly name?: string
}

/** A funded account of a local chain. Its key is public knowledge: never send real money to it. */
export interface SolanaChainAccount {
  /** Base58. */
  readonly address: string
  /** 64 bytes: the seed, then the public key. */
  readonly secretKey: Uint8Array
}

/** What became of a transaction. */
export interface SolanaTransaction {
  readonly slot: number
  /** Null when it succeeded, else as the JSON-RPC gives it: `{ InstructionError: [0, { Custom: 1 }] }`. */
  readonly err: unknown
  readonly logs: readonly string[]
}

/** A running local chain. */
export interface SolanaChain extends AsyncDisposable {
  /** JSON-RPC over HTTP. Any browser origin may call it. */
  readonly url: string
  /** Subscriptions, on the port after that of {@link SolanaChain.url}, where `@solana/web3.js` looks for them by itself. */
  readonly wsUrl: string
  /** Base58. Its first 32 characters are the reference of {@link SolanaChain.caipNetworkId}. */
  readonly genesisHash: string
  /** CAIP-2 id. */
  readonly caipNetworkId: `solana:${string}`
  readonly accounts: readonly [SolanaChainAccount, ...SolanaChainAccount[]]
  /** Lamports. */
  balanceOf(address: string): Promise<bigint>
  /** What `owner` holds of `mint` in all of its token accounts, in base units. */
  tokenBalanceOf(owner: string, mint: string): Promise<bigint>
  /** Gives `address` so many lamports more. */
  airdrop(address: string, lamports: bigint): Promise<void>
  /**
   * Makes a token, of the classic program unless told otherwise, and resolves with the address of its mint. Extensions make it one of the newer
   * program.
   */
  createMint(
    options: { readonly decimals: number; readonly program?: 'token' | 'token2022' } & MintExtensions,
  ): Promise<string>
  /** Gives `owner` so many base units in the associated token account, which is made when missing. */
  mintTo(mint: string, owner: string, amount: bigint): Promise<void>
  /** Makes an address lookup table, ready to be used, and resolves with its address. */
  createLookupTable(addresses: readonly string[]): Promise<string>
  /** Undefined for a transaction that isn't on the chain. */
  transaction(signature: string): Promise<SolanaTransaction | undefined>
  /** Lets so many blocks pass that every blockhash handed out so far is too old. */
  expireBlockhashes(): void
  /** Cuts every web socket. New ones are served. */
  dropSubscriptions(): void
  /** From now on the notifications of a subscription method, like `'signatureSubscribe'`, never come. */
  mute(method: string): void
  /** Notifications come again, of everything. */
  unmute(): void
  /** JSON-RPC and subscriptions are down: connections are cut and refused. The chain itself goes on. */
  pause(): Promise<void>
  /** They are back at the same addresses. */
  resume(): Promise<void>
  /** Ends everything and frees both ports. Harmless when called again. */
  stop(): Promise<void>
}
