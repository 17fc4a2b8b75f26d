import { AppKitError } from '@openappkit/contract'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'

/**
 * Converts a failed network switch to `wallet/rejected` or `network/switch-failed`. Returns any other `AppKitError`
 * unchanged.
 */
export function toSwitchError(cause: unknown): AppKitError {
  if (isUserRejection(cause)) return new UserRejectedError({ cause, message: 'Network switch rejected' })
  if (cause instanceof AppKitError) return cause
  return new AppKitError(
    'network/switch-failed',
    "The wallet couldn't switch networks. Try again, or switch inside the wallet.",
    { cause },
  )
}

/** Creates the error for a network that isn't one of this kit's, or for a value that isn't a network. */
export function networkNotFound(network: unknown): AppKitError {
  const message =
    typeof network === 'object' && network && 'id' in network
      ? 'Network not found. Add it to `networks`, or call `addNetwork` first.'
      : `${typeof network === 'object' ? 'The value' : String(network)} isn't a network. Pass one of \`networks\`, such as mainnet.`
  return new AppKitError('network/not-found', message)
}
