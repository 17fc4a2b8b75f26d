import type { ChainNamespace } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'

/** Takes a wallet, and one of its accounts, into use. Spec 4, 'Account switch': one that lives is switched to, any other is asked to connect. */
export async function switchConnection(
  kit: HostKit,
  target: {
    readonly connectorId: string
    readonly namespace: ChainNamespace
    readonly address?: string | undefined
  },
): Promise<void> {
  const { connectorId, namespace, address } = target
  if (kit.connections.list(namespace).some(known => known.connectorId === connectorId))
    await kit.switchConnection({ connectorId, namespace, ...(address ? { address } : {}) })
  else await kit.connect({ connectorId, namespace })
}
