import type { SwapQuote } from '../quote/SwapQuote'

/** One step of a swap, as the source built it. Untrusted until `assertSteps` has checked it. */
export type SwapStep =
  /** Lets `spender` spend `amount` of the paid token. An amount of 0 removes an earlier allowance. */
  | { readonly kind: 'approve'; readonly tokenAddress: string; readonly spender: string; readonly amount: bigint }
  /** Calls a contract. */
  | { readonly kind: 'transaction'; readonly to: string; readonly value: bigint; readonly data: `0x${string}` }
  /** Signs a Solana transaction. With `requestId`, the source submits it; otherwise, the adapter sends it. */
  | { readonly kind: 'signedTransaction'; readonly transaction: Uint8Array; readonly requestId?: string | undefined }

/** The steps of a swap at the current price, in order. */
export interface SwapPlan {
  readonly quote: SwapQuote
  /** Lowest amount that the chain accepts, in base units of the received token. */
  readonly minimum: bigint
  readonly steps: readonly SwapStep[]
}
