/**
 * Reason why a provider offers no swap. `price-moved` applies only to a build, when the current price is below the
 * user's minimum.
 */
export type SwapFailureReason = 'no-route' | 'insufficient-liquidity' | 'amount-too-low' | 'price-moved' | 'unavailable'

/** Messages by reason: the cause and the next step. Safe to send to clients. */
export const FAILURE_MESSAGES: Readonly<Record<SwapFailureReason, string>> = {
  'no-route': 'No route for this pair of tokens. Choose another token.',
  'insufficient-liquidity': 'Insufficient liquidity for this amount. Enter a lower amount.',
  'amount-too-low': 'The amount is too low. Enter a higher amount.',
  'price-moved': 'The price moved below the minimum. Request a new quote.',
  unavailable: 'The swap provider is temporarily unavailable. Try again.',
}

/** Thrown by a provider that offers no swap. */
export class SwapFailure extends Error {
  override readonly name = 'SwapFailure'

  constructor(
    readonly reason: SwapFailureReason,
    message: string = FAILURE_MESSAGES[reason],
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
