import { AppKitError } from '@openappkit/contract'
import { alertCatalogue } from '../alerts/alertCatalogue'

/** A network was asked for that this kit doesn't have. */
export function networkNotFound(): AppKitError {
  return new AppKitError('network/not-found', 'Network not found', { details: alertCatalogue.networkNotFound.long })
}
