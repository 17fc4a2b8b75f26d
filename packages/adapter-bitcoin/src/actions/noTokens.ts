import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Returns the error of a token transfer, which Bitcoin doesn't support. */
export function noTokens(): AppKitError {
  return new AppKitError('token/unsupported', "OpenAppKit doesn't send tokens on Bitcoin. Send bitcoin instead.")
}
