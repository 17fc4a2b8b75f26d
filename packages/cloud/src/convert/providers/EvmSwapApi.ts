import type { Hex } from 'viem'
import type { SwapInput, SwapOffer, SwapOrder } from '../SwapProvider'

/** A transaction as an API returned it. Its contracts aren't checked yet. */
export interface ApiSwap {
  readonly offer: SwapOffer
  /** Lowest amount that the transaction accepts. */
  readonly minAmount: bigint
  readonly to: string
  readonly data: Hex
  readonly value: bigint
  readonly gas?: bigint | undefined
}

/** A swap API for EVM chains. It checks that a response belongs to its request. */
export interface EvmSwapApi {
  /**
   * Prices a swap.
   *
   * @throws SwapFailure with the reason.
   */
  quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer>
  /**
   * Builds a swap with the order's slippage. Ignores its minimum, unless the API accepts one.
   *
   * @throws SwapFailure with the reason.
   */
  swap(order: SwapOrder, signal: AbortSignal): Promise<ApiSwap>
}
