/** A swap to price. */
export interface SwapInput {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Address of the token to pay, in lower case on EVM chains, or `native`. */
  readonly from: string
  /** Address of the token to receive, in lower case on EVM chains, or `native`. */
  readonly to: string
  /** Base units of `from` to pay. */
  readonly amount: bigint
  /** Account that pays and receives. Absent if the client has none yet. */
  readonly user?: string | undefined
  /** Maximum loss against the quote, in hundredths of a percent. */
  readonly slippageBps: number
  /** Wei per gas unit. Absent if unknown. */
  readonly gasPrice?: bigint | undefined
}

/** A fee that an offer has already deducted. */
export interface SwapFee {
  readonly kind: 'operator' | 'provider'
  /** Token of the fee: an address or `native`. */
  readonly asset: string
  readonly amount: bigint
}

/** A provider's price. */
export interface SwapOffer {
  readonly toAmount: bigint
  /** Gas units, or compute units on Solana. Absent if unknown. */
  readonly gas?: bigint | undefined
  /** Loss that the size of the swap causes, in hundredths of a percent, without fees. Absent if unknown. */
  readonly impactBps?: number | undefined
  /** Fees. Empty if there are none, absent if unknown. */
  readonly fees?: readonly SwapFee[] | undefined
  /** Tokens that the swap passes through, from `from` to `to`. Absent if unknown. */
  readonly route?: readonly string[] | undefined
  /** Contract that needs an allowance. Absent if none does. */
  readonly spender?: string | undefined
  /** Milliseconds since the epoch. Absent if unknown. */
  readonly expiresAt?: number | undefined
  /** Whether third parties can trade ahead of the swap. Default: true. */
  readonly isPublic?: boolean | undefined
}

/** A swap to build. */
export interface SwapOrder extends SwapInput {
  readonly user: string
  /** Lowest amount to receive. Default: the offer minus `slippageBps`. */
  readonly minAmount?: bigint | undefined
  readonly gasPrice: bigint
}

/** The transaction of a swap, without the approvals before it. */
export type SwapAction =
  | {
      readonly kind: 'transaction'
      readonly to: string
      readonly data: `0x${string}`
      readonly value: bigint
      readonly gas?: bigint | undefined
    }
  | {
      readonly kind: 'signedTransaction'
      /** Base64. */
      readonly transaction: string
      readonly submittedBy: 'client' | 'server'
      readonly requestId?: string | undefined
    }

/** A swap that a user can sign. */
export interface SwapBuild {
  readonly offer: SwapOffer
  /** Lowest amount that the transaction accepts. */
  readonly minAmount: bigint
  readonly action: SwapAction
}

/** A signed transaction that the provider submits. */
export interface SignedSwap {
  readonly chainId: string
  readonly requestId: string
  /** Base64. */
  readonly transaction: string
}

/** A source of swaps: a contract on a chain, or an API. */
export interface SwapProvider {
  /** Unique among the server's providers. Stays the same when the server restarts. */
  readonly id: string
  /** Name for display. */
  readonly name: string
  /** Milliseconds after which a request to the provider is aborted. */
  readonly timeout: number
  supports(chainId: string): boolean
  /** Returns the contract that spends the user's tokens. Undefined if it isn't known before a quote. */
  spenderOn(chainId: string, signal: AbortSignal): Promise<string | undefined>
  /**
   * Prices a swap.
   *
   * @throws SwapFailure with the reason.
   */
  quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer>
  /**
   * Builds a swap at the current price.
   *
   * @throws SwapFailure with the reason, such as a price below `minAmount`.
   */
  build(order: SwapOrder, signal: AbortSignal): Promise<SwapBuild>
  /**
   * Submits a signed transaction and returns its hash. Absent if the provider submits none.
   *
   * @throws SwapFailure with the reason.
   */
  execute?(swap: SignedSwap, signal: AbortSignal): Promise<string>
}
