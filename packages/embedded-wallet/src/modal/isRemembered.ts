import type { ModalKit } from '@openappkit/appkit-core/modal'
import { loginKey } from '../wallet/loginKey'
import { connectorId, walletNamespaces } from '../wallet/walletIdentity'

/** Returns whether the user is logged in, or an adapter waits for the wallet of the last visit. */
export function isRemembered({ connections, context, hasBackend, options }: ModalKit): boolean {
  return (
    hasBackend &&
    options.isOn('enableReconnect') &&
    (context.store.read(loginKey) === true ||
      walletNamespaces.some(known => connections.storedConnectorIds(known).includes(connectorId)))
  )
}
