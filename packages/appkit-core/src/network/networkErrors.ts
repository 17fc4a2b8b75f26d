import { AppKitError } from '@openappkit/contract'
import { alertCatalogue } from '../alerts/alertCatalogue'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'

/** Whatever went wrong while switching network, as the kit reports it. */
export function toSwitchError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  return new AppKitError(
    'network/switch-failed',
    'The wallet could not switch network. Try again, or switch inside the wallet.',
    { cause },
  )
}

/** A network was asked for that this kit doesn't have. */
export function networkNotFound(): AppKitError {
  return new AppKitError('network/not-found', 'Network not found', { details: alertCatalogue.networkNotFound.long })
}
