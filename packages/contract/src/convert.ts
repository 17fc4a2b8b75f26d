/**
 * A token that can be swapped. Addresses in this file are CAIP-10 ids. The native coin has the address
 * `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` on EVM chains and `So11111111111111111111111111111111111111111` on Solana.
 * Amounts are decimal strings of base units.
 */
export interface ConvertToken {
  readonly name: string
  readonly symbol: string
  readonly address: string
  readonly decimals: number
  readonly logoUri: string | null
  /** Whether the token accepts [EIP-2612](https://eips.ethereum.org/EIPS/eip-2612) permits. `null` if unknown. */
  readonly eip2612: boolean | null
}

/** Response of `GET /v1/convert/tokens`. */
export interface ConvertTokens {
  readonly tokens: readonly ConvertToken[]
}

/** A fee that a quote has already deducted from `toAmount`. */
export interface ConvertFee {
  /** `operator` for the fee of the backend's operator, `provider` for the fee of the quote's provider. */
  readonly kind: 'operator' | 'provider'
  readonly asset: string
  readonly amount: string
}

/** A price for a swap. */
export interface ConvertQuote {
  /** Id to pass to `build-transaction`, so that the same provider builds the swap. `null` if the provider has none. */
  readonly id: string | null
  readonly fromAmount: string
  readonly fromAccount: string
  readonly toAmount: string
  readonly toAccount: string
  /** Provider of the quote. `name` is for display. */
  readonly provider?: { readonly id: string; readonly name: string } | undefined
  /**
   * Loss against the market price that the size of the swap causes, in hundredths of a percent, without fees. Absent if
   * unknown.
   */
  readonly impactBps?: number | undefined
  /** Fees. An empty list means that there are none. Absent if unknown. */
  readonly fees?: readonly ConvertFee[] | undefined
  /** Tokens that the swap passes through, from `fromAccount` to `toAccount`. Absent if unknown. */
  readonly route?: readonly string[] | undefined
  /** Estimated gas units, or compute units on Solana. */
  readonly gas?: string | undefined
  /** Estimated network fee in native base units, without approvals. Absent if unknown. */
  readonly networkFee?: string | undefined
  /** Contract that needs an allowance. Absent if none does. */
  readonly spender?: string | undefined
  /** Time from which the quote is no longer valid, in milliseconds since the epoch. */
  readonly expiresAt?: number | undefined
  /** Whether third parties can trade ahead of the swap. Default: true. */
  readonly isPublic?: boolean | undefined
}

/** A provider that returned no quote. */
export interface ConvertSkipped {
  readonly provider: string
  /**
   * `no-route`, `insufficient-liquidity` and `amount-too-low` describe the trade. `unavailable` is temporary. `outlier`
   * is a quote too far from the others.
   */
  readonly reason: 'no-route' | 'insufficient-liquidity' | 'amount-too-low' | 'unavailable' | 'outlier'
}

/**
 * Response of `GET /v1/convert/quotes`: the quotes, highest net value first. The net value is the amount received minus
 * the network fee.
 */
export interface ConvertQuotes {
  readonly quotes: readonly ConvertQuote[]
  /** Providers that returned no usable quote, and why. */
  readonly skipped?: readonly ConvertSkipped[] | undefined
}

/** Response of `GET /v1/convert/allowance`. */
export interface ConvertAllowance {
  readonly allowance: string
}

/** Response of `GET /v1/convert/gas-price`, in wei. */
export interface ConvertGasPrice {
  readonly standard: string
  readonly fast: string
  readonly instant: string
}

/** Response of `GET /v1/convert/build-approve`. */
export interface ConvertApproval {
  readonly tx: {
    /** Token to approve: the `from` of the request. Send the transaction to this contract. */
    readonly from: string
    /** The `to` of the request. Not the contract to call. */
    readonly to: string
    readonly data: string
    readonly value: string
    readonly eip155: { readonly gasPrice: string } | null
  }
}

/** Body of `POST /v1/convert/build-transaction`. */
export interface ConvertRequest {
  readonly projectId?: string | undefined
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly userAddress: string
  /** Required on EVM chains. `slippage` is a whole percentage. */
  readonly eip155?: { readonly slippage: number; readonly permit?: string | undefined } | undefined
  /** Maximum loss against the quote, in hundredths of a percent. Replaces `eip155.slippage`. */
  readonly slippageBps?: number | undefined
  /** Lowest amount to receive, in base units of `to`. If no provider reaches it, the server rejects the request. */
  readonly minAmount?: string | undefined
  /** `id` of the quote to build. Default: the best quote of a provider with an allowance, or the best of all. */
  readonly quoteId?: string | undefined
  readonly disableEstimate?: boolean | undefined
}

/** One step of a swap. Steps run in order. */
export type ConvertStep =
  /** Approves `spender` to spend exactly `amount` of `token`. */
  | { readonly kind: 'approve'; readonly token: string; readonly spender: string; readonly amount: string }
  /** Sends an EVM transaction. */
  | {
      readonly kind: 'transaction'
      readonly to: string
      readonly data: string
      readonly value: string
      readonly gas?: string | undefined
    }
  /** Signs a Solana transaction in base64. */
  | {
      readonly kind: 'signedTransaction'
      readonly transaction: string
      /**
       * `client` if the client sends the signed transaction to a node. `server` if the client passes it to
       * `POST /v1/convert/execute` with `requestId`.
       */
      readonly submittedBy: 'client' | 'server'
      readonly requestId?: string | undefined
    }

/** Response of `POST /v1/convert/build-transaction`. */
export interface ConvertTransaction {
  /** The transaction of an EVM swap. Absent on other chains. */
  readonly tx?:
    | {
        readonly from: string
        readonly to: string
        readonly data: string
        /** Amount of the destination token. */
        readonly amount: string
        readonly eip155: { readonly gas: string; readonly gasPrice: string } | null
        /** Wei to send. */
        readonly value?: string | undefined
      }
    | undefined
  /** The quote that was built. */
  readonly quote?: ConvertQuote | undefined
  /** Lowest amount that the transaction accepts, in base units of the destination token. */
  readonly minAmount?: string | undefined
  /** All steps, without approvals that the account has already given. */
  readonly steps?: readonly ConvertStep[] | undefined
}

/** Body of `POST /v1/convert/execute`. */
export interface ConvertSubmission {
  readonly projectId?: string | undefined
  /** CAIP-2 chain id. */
  readonly chainId: string
  readonly requestId: string
  /** Signed transaction in base64. */
  readonly transaction: string
}

/** Response of `POST /v1/convert/execute`. */
export interface ConvertExecution {
  readonly hash: string
}
