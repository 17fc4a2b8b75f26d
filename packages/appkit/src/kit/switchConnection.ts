import { AppKitError, type ChainNamespace } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'

/** A wallet and one of its accounts. */
export interface ConnectionTarget {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address?: string | undefined
}

/**
 * Switches to a wallet and one of its accounts. A wallet that isn't connected connects first; WalletConnect shows its
 * QR code in the modal.
 *
 * @throws {AppKitError} `connection/invalid-status` while the wallet reconnects, `wallet/account-not-shared` if it
 * doesn't share `address`, `chains/namespace-not-configured` if the app has no network of the namespace. Errors of
 * `connect` pass through.
 */
export async function switchConnection(
  kit: HostKit,
  { connectorId, namespace, address }: ConnectionTarget,
): Promise<void> {
  const isLive = () => kit.connections.list(namespace).some(known => known.connectorId === connectorId)
  if (!isLive()) {
    if (isReconnecting(kit, connectorId, namespace))
      throw new AppKitError('connection/invalid-status', 'Invalid connection status')
    if (kit.connectors.find(connectorId, namespace)?.type === 'WALLET_CONNECT') {
      const { connectByCode } = await import('./connectByCode')
      await connectByCode(kit, namespace, isLive)
    } else await kit.connect({ connectorId, namespace })
    if (address === undefined || kit.getAccount(namespace).address === address) return
  }
  await kit.switchConnection({ connectorId, namespace, address })
}

function isReconnecting({ chains, connections }: HostKit, connectorId: string, namespace: ChainNamespace): boolean {
  const { status, address } = chains.require(namespace)
  const isUnderWay = (status === 'connecting' || status === 'reconnecting') && address !== undefined
  return isUnderWay && connections.storedConnectorIds(namespace).includes(connectorId)
}
