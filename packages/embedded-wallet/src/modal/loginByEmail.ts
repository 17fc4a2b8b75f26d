import type { ChainNamespace } from '@openappkit/appkit-core'
import { emailFlag } from '@openappkit/appkit-core/features'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'
import { loginKey } from '../wallet/loginKeys'
import { connectorId, walletNamespaces as namespaces } from '../wallet/walletIdentity'
import { EmailEntry } from './EmailEntry'
import { EmailMethod } from './EmailMethod'
import { isLocked, WalletAccess } from './WalletParts'

const wallet = () => import('../wallet/walletParts')

/**
 * The first half of the embedded wallet: the email field of the Connect view. It loads with the modal, so it imports
 * nothing else. The wallet's code loads when the user focuses the field, or immediately if they logged in before.
 */
export const loginByEmail: Feature = {
  name: 'emailLogin',
  remote: emailFlag,
  isWanted: ({ features }) => features?.email !== false,
  onMount(kit) {
    kit
      .controller(EmailEntry)
      .loadWith(() => import('./EmailLogin').then(({ EmailLogin }) => kit.controller(EmailLogin)))
    kit.controller(WalletAccess).loadWith(() => wallet().then(({ walletParts }) => walletParts(kit)))
    // If the load fails, the connection stays stored, and the next visit reconnects it.
    if (isRemembered(kit))
      wallet()
        .then(({ reconnect }) => reconnect(kit))
        .catch(() => {})
  },
  connectMethods: [
    {
      method: 'email',
      isOffered: (kit, namespace) =>
        kit.hasBackend &&
        namespaces.some(known => kit.context.adapters.namespaces.includes(known) && (namespace ?? known) === known) &&
        !namespaces.some(known => (namespace ?? known) === known && isConnected(kit, known)),
      component: EmailMethod,
    },
  ],
  // While the wallet is locked, the server could name any address.
  fundingHold: { isActive: isLocked, state: kit => kit.controller(WalletAccess).state },
}

/** Returns whether the user is logged in, or an adapter waits for the wallet of the last visit. */
function isRemembered({ connections, context, hasBackend, options }: ModalKit): boolean {
  if (!hasBackend || !options.isOn('enableReconnect')) return false
  const isAwaited = (namespace: ChainNamespace) => connections.storedConnectorIds(namespace).includes(connectorId)
  return context.store.read(loginKey) === true || namespaces.some(isAwaited)
}

function isConnected({ connections }: ModalKit, namespace: ChainNamespace): boolean {
  return connections.state.namespaces[namespace]?.connections.some(known => known.connectorId === connectorId) === true
}
