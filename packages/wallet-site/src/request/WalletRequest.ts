import type { TypedDataDefinition } from 'viem'

interface RequestFacts {
  /** CAIP-2 id of the chain. */
  readonly chainId: string
  /** Address of the user's account that has to sign. */
  readonly account: string
}

/** Message to sign: EIP-191 on EVM chains, the bytes themselves on Solana. */
export interface MessageRequest extends RequestFacts {
  readonly kind: 'message'
  readonly message: Uint8Array
}

/** [EIP-712](https://eips.ethereum.org/EIPS/eip-712) data to sign. Its domain names the request's chain. */
export interface TypedDataRequest extends RequestFacts {
  readonly kind: 'typedData'
  readonly typedData: TypedDataDefinition
}

/** EVM transaction as the app requested it. The wallet fills in what is absent. */
export interface EvmTransactionRequest extends RequestFacts {
  readonly kind: 'evmTransaction'
  readonly to: `0x${string}` | null
  readonly data: `0x${string}`
  /** Wei. */
  readonly value: bigint
  readonly gas?: bigint | undefined
  readonly nonce?: number | undefined
  /** Wei per unit of gas. */
  readonly maxFeePerGas?: bigint | undefined
  /** Wei per unit of gas. */
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** Solana transactions as serialized bytes, legacy or version 0. */
export interface SolanaTransactionRequest extends RequestFacts {
  readonly kind: 'solanaTransaction'
  readonly transactions: readonly Uint8Array[]
  /** Whether the wallet also sends them. If so, there is exactly one. */
  readonly isSent: boolean
}

/** Request that needs the user's approval, parsed and bounded. */
export type WalletRequest = MessageRequest | TypedDataRequest | EvmTransactionRequest | SolanaTransactionRequest

/** EVM transaction with every field set, ready to sign. */
export interface FilledEvmTransaction extends EvmTransactionRequest {
  readonly gas: bigint
  readonly nonce: number
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** Request with every field set. This exact object is reviewed, approved and signed. */
export type ReviewedRequest = MessageRequest | TypedDataRequest | FilledEvmTransaction | SolanaTransactionRequest
