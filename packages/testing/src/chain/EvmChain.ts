import type { Address, Chain, Hash, Hex, HttpTransport, PublicClient, TransactionReceipt } from 'viem'
import type { EvmExchange } from '../exchange/EvmExchange'
import type { OddToken, OddTokenOptions } from '../oddToken/OddToken'
import type { CollectionOptions, PieceMetadata } from './CollectionMaker'
import type { EvmNames } from './EvmNames'
import type { TokenOptions } from './TokenMaker'

/** Options of {@link startEvmChain}. */
export interface EvmChainOptions {
  /** EIP-155 chain ID. Default: 31337. */
  readonly chainId?: number
  /** Name of the chain in {@link EvmChain.chain}. Default: 'Local chain'. */
  readonly name?: string
  /** Seconds between blocks. Default: each transaction is mined immediately in a separate block. */
  readonly blockTime?: number
  /** Number of funded accounts. Default: 10. */
  readonly accounts?: number
  /** Initial balance of each account in whole ether. Default: 10,000. */
  readonly balance?: number
  /** TCP port on 127.0.0.1. Default: a free port chosen by the system. */
  readonly port?: number
  /** BIP-39 mnemonic of the accounts. Default: the well-known `test test … junk`. */
  readonly mnemonic?: string
}

/** A funded account of a local chain. Its key is public: never send real money to it. */
export interface EvmAccount {
  readonly address: Address
  readonly privateKey: Hex
}

/** A running local EVM chain. */
export interface EvmChain extends AsyncDisposable {
  /**
   * JSON-RPC URL over HTTP. The same URL with `ws:` serves subscriptions. It accepts requests from any browser origin.
   */
  readonly url: string
  readonly chainId: number
  /** Process ID of the node. */
  readonly pid: number
  readonly accounts: readonly [EvmAccount, ...EvmAccount[]]
  /** The chain definition for viem, wagmi and OpenAppKit. */
  readonly chain: Chain
  /** A viem client for calls that this interface doesn't cover. */
  readonly client: PublicClient<HttpTransport, Chain>
  /** Resolves with the native balance in wei at the latest block. */
  balanceOf(address: Address): Promise<bigint>
  /** Sets the native balance of `address`, in wei. */
  setBalance(address: Address, wei: bigint): Promise<void>
  /** Deploys an ERC-20 token and resolves with its address. */
  createToken(options: TokenOptions): Promise<Address>
  /** Deploys an ERC-20 token that breaks common assumptions, such as one that charges for transfers. */
  createOddToken(options: OddTokenOptions): Promise<OddToken>
  /** Mints `amount` base units of a token to `owner`. */
  mintTo(token: Address, owner: Address, amount: bigint): Promise<void>
  /** Resolves with the owner's balance of a token in base units. */
  tokenBalanceOf(owner: Address, token: Address): Promise<bigint>
  /** Deploys an ERC-721 collection and resolves with its address. */
  createCollection(options: CollectionOptions): Promise<Address>
  /** Mints an NFT of a collection to `owner` and stores its metadata on chain. */
  mintPiece(collection: Address, owner: Address, id: bigint, metadata: PieceMetadata): Promise<void>
  /** Deploys an ENS-compatible name registry and resolver. */
  createNames(): Promise<EvmNames>
  /** Deploys wrapped ether and a decentralized exchange without pools. */
  createExchange(): Promise<EvmExchange>
  /** Mines `blocks` blocks now. Default: 1. */
  mine(blocks?: number): Promise<void>
  /**
   * Resolves with the receipt once the transaction is mined, even if it reverted. Rejects after 20 seconds without one.
   */
  waitForReceipt(hash: Hash): Promise<TransactionReceipt>
  /** Saves the state of the chain. Resolves with a function that restores this state. The function works only once. */
  snapshot(): Promise<() => Promise<void>>
  /** Stops the node and resolves when its process has exited. Calling it again does nothing. */
  stop(): Promise<void>
}
