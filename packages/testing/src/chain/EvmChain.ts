import type { Address, Chain, Hash, Hex, HttpTransport, PublicClient, TransactionReceipt } from 'viem'
import type { CollectionOptions, PieceMetadata } from './CollectionMaker'
import type { EvmNames } from './EvmNames'
import type { TokenOptions } from './TokenMaker'

/** What {@link startEvmChain} may be told. */
export interface EvmChainOptions {
  /** EIP-155 chain id. Default 31337. */
  readonly chainId?: number
  /** Name of the chain in {@link EvmChain.chain}. Default 'Local chain'. */
  readonly name?: string
  /** Seconds between blocks. Without it each transaction is mined at once in a block of its own. */
  readonly blockTime?: number
  /** How many funded accounts there are. Default 10. */
  readonly accounts?: number
  /** What each account holds at the start, in whole ether. Default 10000. */
  readonly balance?: number
  /** TCP port on 127.0.0.1. By default a free one that the system picks. */
  readonly port?: number
  /** BIP-39 words that the accounts are derived from. Default: the well-known `test test … junk`. */
  readonly mnemonic?: string
}

/** A funded account of a local chain. Its key is public knowledge: never send real money to it. */
export interface EvmAccount {
  readonly address: Address
  readonly privateKey: Hex
}

/** A running local chain. */
export interface EvmChain extends AsyncDisposable {
  /** JSON-RPC over HTTP; the same address with `ws:` serves subscriptions. Any browser origin may call it. */
  readonly url: string
  readonly chainId: number
  /** Process id of the node. */
  readonly pid: number
  readonly accounts: readonly [EvmAccount, ...EvmAccount[]]
  /** The chain as viem, wagmi and OpenAppKit take it. */
  readonly chain: Chain
  /** A viem client for anything that has no method here. */
  readonly client: PublicClient<HttpTransport, Chain>
  /** Native balance in wei at the latest block. */
  balanceOf(address: Address): Promise<bigint>
  /** Sets the native balance of `address`, in wei. */
  setBalance(address: Address, wei: bigint): Promise<void>
  /** Makes an ERC-20 and resolves with its address. */
  createToken(options: TokenOptions): Promise<Address>
  /** Gives `owner` so many base units more. */
  mintTo(token: Address, owner: Address, amount: bigint): Promise<void>
  /** What `owner` holds of a token, in base units. */
  tokenBalanceOf(owner: Address, token: Address): Promise<bigint>
  /** Makes an ERC-721 collection and resolves with its address. */
  createCollection(options: CollectionOptions): Promise<Address>
  /** Makes a piece of a collection, which keeps what it says of itself in the chain, and gives it to `owner`. */
  mintPiece(collection: Address, owner: Address, id: bigint, metadata: PieceMetadata): Promise<void>
  /** Makes a registry of names, as ENS is one. */
  createNames(): Promise<EvmNames>
  /** Mines `blocks` blocks now. Default 1. */
  mine(blocks?: number): Promise<void>
  /** Resolves with the receipt once the transaction is mined. Rejects after 20 seconds without one. */
  waitForReceipt(hash: Hash): Promise<TransactionReceipt>
  /** Remembers the whole state of the chain; calling what it resolves with goes back there, once. */
  snapshot(): Promise<() => Promise<void>>
  /** Ends the node and resolves when its process is gone. Harmless when called again. */
  stop(): Promise<void>
}
