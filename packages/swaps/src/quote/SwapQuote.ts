import type { SwapToken } from '../draft/SwapToken'
import type { SwapAccount } from '../SwapAccount'

/** The inputs of a quote. */
export interface QuoteQuery {
  readonly account: SwapAccount
  readonly from: SwapToken
  readonly to: SwapToken
  /** Base units of `from`. */
  readonly amount: bigint
  /** Hundredths of a percent. */
  readonly slippageBps: number
}

/** A fee that the quote has already deducted. */
export interface SwapFee {
  readonly kind: 'operator' | 'provider'
  /** Token of the fee. Absent for the native coin. */
  readonly tokenAddress?: string | undefined
  /** Base units of the token. */
  readonly amount: bigint
}

/** A price for a swap, with the inputs that it answers. */
export interface SwapQuote {
  readonly query: QuoteQuery
  readonly id: string | null
  /** Base units of `query.to`. */
  readonly amountOut: bigint
  readonly provider: { readonly id: string; readonly name: string } | undefined
  /** Price impact in hundredths of a percent. Absent if the provider doesn't report it. */
  readonly impactBps?: number | undefined
  /** Undefined if unknown. Empty if there are none. */
  readonly fees?: readonly SwapFee[] | undefined
  /** Addresses of the tokens on the way, including both ends; undefined stands for the native coin. */
  readonly route?: readonly (string | undefined)[] | undefined
  /** Estimated network fee in native base units, without approvals. Absent if unknown. */
  readonly networkFee?: bigint | undefined
  /** Contract that needs an allowance. Absent if none does. */
  readonly spender?: string | undefined
  /** Whether third parties can trade ahead of the swap. */
  readonly isPublic: boolean
  /** Milliseconds since the epoch. */
  readonly receivedAt: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Returns whether a quote answers these inputs. */
export function answers({ query }: SwapQuote, { account, amount, from, slippageBps, to }: QuoteQuery): boolean {
  return (
    query.amount === amount &&
    query.slippageBps === slippageBps &&
    query.account.address === account.address &&
    query.account.network.caipNetworkId === account.network.caipNetworkId &&
    query.from.address === from.address &&
    query.to.address === to.address &&
    query.from.decimals === from.decimals &&
    query.to.decimals === to.decimals
  )
}
