import type { CaipNetwork } from '../caip/CaipNetwork'

interface RequestOnNetwork {
  /** Whose wallet would be asked. */
  readonly address: string
  readonly caipNetwork: CaipNetwork
}

/** EVM: one call is a transaction, several are a batch that the wallet sends together ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). */
export interface CallsRequest extends RequestOnNetwork {
  readonly kind: 'calls'
  readonly calls: readonly {
    readonly to: string
    /** Wei. Absent: none. */
    readonly value?: bigint | undefined
    readonly data?: `0x${string}` | undefined
  }[]
}

/** Solana: a transaction as it travels, signed or not. */
export interface TransactionRequest extends RequestOnNetwork {
  readonly kind: 'transaction'
  readonly transaction: Uint8Array
}

/** Bitcoin: a PSBT in base64 ([BIP-174](https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki)). */
export interface PsbtRequest extends RequestOnNetwork {
  readonly kind: 'psbt'
  readonly psbt: string
}

/** A request of any kind that a wallet may be asked to approve: a swap, a batch of calls, a prepared transaction. Each chain knows one kind. */
export type WalletRequest = CallsRequest | TransactionRequest | PsbtRequest

/** One thing that a request does, read from its bytes. */
export interface RequestLine {
  /**
   * `approval` lets `to` take up to `amount` of a token. `call` is any other call of a contract or program. The rest is as in `TransferLine`.
   */
  readonly kind: 'nativeTransfer' | 'tokenTransfer' | 'createTokenAccount' | 'output' | 'change' | 'approval' | 'call'
  readonly to?: string | undefined
  /** Base units of what moves; of the coin for a `call`. */
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
  /** The name of what is called where the chain's own standards have one, else its selector. */
  readonly method?: string | undefined
}

/** What a request changes for the account, as the chain itself worked it out. */
export interface SimulatedRequest {
  /** Each asset that the account has more or less of, without the fee. */
  readonly changes: readonly AssetChange[]
}

/** How much more of an asset the account has. */
export interface AssetChange {
  /** Absent: the network's coin. */
  readonly tokenAddress?: string | undefined
  /** Base units. Negative: it leaves the account. */
  readonly amount: bigint
}
