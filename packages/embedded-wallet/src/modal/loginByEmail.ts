import { emailFlag } from '@openappkit/appkit-core/features'
import type { Feature } from '@openappkit/appkit-ui/features'
import { connectorId, walletNamespaces } from '../wallet/walletIdentity'
import { isRemembered } from './isRemembered'
import { loginLabel } from './locales/loginLabel'
import { mailIcon } from './mailIcon'

/**
 * The first half of the embedded wallet: the row of the Connect view. It loads with the modal, so it imports nothing
 * else. The rest loads with the account features: when the user is about to select the row, or immediately if they
 * logged in before.
 */
export const loginByEmail: Feature = {
  name: 'emailLogin',
  remote: emailFlag,
  isWanted: ({ features }) => features?.email !== false,
  onMount(kit) {
    // If the load fails, the connection stays stored, and the next visit reconnects it.
    if (isRemembered(kit)) kit.features.load()?.catch(() => {})
  },
  connectMethods: [
    {
      method: 'email',
      label: loginLabel,
      icon: mailIcon,
      view: 'EmailLogin',
      connectorId,
      isOffered({ connections, context, hasBackend }, namespace) {
        const offered = walletNamespaces.filter(
          known => (namespace ?? known) === known && context.adapters.namespaces.includes(known),
        )
        const isConnected = offered.some(known =>
          connections.list(known).some(item => item.connectorId === connectorId),
        )
        return hasBackend && offered.length > 0 && !isConnected
      },
    },
  ],
}
