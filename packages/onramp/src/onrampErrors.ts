import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'

function error(code: AppKitErrorCode, message: string, cause?: unknown): AppKitError {
  return new AppKitError(code, message, { cause })
}

/** Returns the error for a network whose assets no provider sells. */
export function unsupportedChain(cause?: unknown): AppKitError {
  return error(
    'onramp/unsupported-chain',
    "The backend doesn't sell assets of this network. Switch the network.",
    cause,
  )
}

/** Returns the error for a backend that doesn't answer. */
export function unavailable(cause: unknown): AppKitError {
  return error('onramp/unavailable', "The backend didn't answer. Try again in a moment.", cause)
}

/** Returns the error for a price that expired. */
export function priceExpired(cause?: unknown): AppKitError {
  return error('onramp/price-expired', 'The price expired. Get a new one.', cause)
}

/** Returns the error for a price that got worse since the user saw it. */
export function priceMoved(): AppKitError {
  return error('onramp/price-moved', 'The price changed. Review the new one, then continue.')
}
