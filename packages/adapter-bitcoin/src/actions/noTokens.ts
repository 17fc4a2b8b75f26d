import { AppKitError } from '@openappkit/appkit-core/adapter'

export function noTokens(): AppKitError {
  return new AppKitError('token/unsupported', 'Bitcoin has no tokens that can be sent here. Send bitcoin instead.')
}
