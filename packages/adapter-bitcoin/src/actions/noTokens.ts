import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Creates the error for token transfers, which Bitcoin doesn't support. */
export function noTokens(): AppKitError {
  return new AppKitError('token/unsupported', "OpenAppKit doesn't send tokens on Bitcoin. Send bitcoin instead.")
}
