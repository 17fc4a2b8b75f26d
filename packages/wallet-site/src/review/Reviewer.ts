import type { WalletRequest } from '../request/WalletRequest'
import type { Review } from './Review'

/** Reads chains for reviews. Errors are reported as warnings, never as an empty result. */
export interface ChainReader {
  /**
   * Calls a JSON-RPC method of a chain through the wallet's own server.
   *
   * @param chainId - CAIP-2 id.
   * @throws Error if the node fails or doesn't answer in time.
   */
  request(chainId: string, method: string, params: readonly unknown[] | object): Promise<unknown>
}

/** Decodes and simulates requests. */
export interface Reviewer {
  /**
   * Returns the review of a request, with all fields filled in.
   *
   * @param origin - Verified origin of the app, which sign-in messages must name.
   */
  review(request: WalletRequest, context: { readonly origin: string; readonly signal: AbortSignal }): Promise<Review>
  /**
   * Simulates the reviewed request again. Returns the same review if nothing that the user saw has changed, else the new
   * one with the warning `outcomeChanged`.
   */
  confirm(review: Review, context: { readonly origin: string; readonly signal: AbortSignal }): Promise<Review>
}
