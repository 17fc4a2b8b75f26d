import { CloudApi } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { CloudAccess } from '@openappkit/siwx'

/** Returns the backend of a kit, or undefined if it has none. */
export function cloudAccessOf(kit: ModalKit): CloudAccess | undefined {
  if (!kit.hasBackend) return undefined
  const { hosts, pulse } = kit.controller(CloudApi)
  return {
    url: hosts.web,
    // All clients send the same project and version parameters; only the hosts differ.
    query: Object.fromEntries(new URL(pulse.url('/')).searchParams),
    walletInfo(caipNetworkId) {
      const namespace = kit.chains.findNetwork(caipNetworkId)?.chainNamespace ?? kit.chains.state.activeNamespace
      const connection = kit.connections.active(namespace)
      const connector = connection && kit.connectors.find(connection.connectorId, namespace)
      const { name, icon } = { ...connector, ...connection }
      return { type: typeOf(connector?.type), ...(name && { name }), ...(icon?.startsWith('https://') && { icon }) }
    },
  }
}

function typeOf(type: string | undefined): 'extension' | 'unknown' | 'walletconnect' {
  if (type === 'WALLET_CONNECT') return 'walletconnect'
  return type === 'ANNOUNCED' || type === 'INJECTED' || type === 'EXTERNAL' ? 'extension' : 'unknown'
}
