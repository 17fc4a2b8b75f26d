import { AppKitError, type ChainNamespace } from '@openappkit/appkit-core'
import type { AppKitInstance } from './AppKitInstance'

/** A wallet and one of its accounts. */
export interface ConnectionTarget {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address?: string | undefined
}

/**
 * Switches to a wallet and one of its accounts. A connected wallet becomes active; any other wallet connects first,
 * over WalletConnect with a QR code.
 *
 * @throws AppKitError `connection/invalid-status` while the wallet reconnects, `wallet/account-not-shared` if it
 * connects without that account.
 */
export async function switchConnection(
  kit: AppKitInstance,
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

function isReconnecting(
  { chains, connections }: AppKitInstance,
  connectorId: string,
  namespace: ChainNamespace,
): boolean {
  const { status, address } = chains.require(namespace)
  const isUnderWay = (status === 'connecting' || status === 'reconnecting') && address !== undefined
  return isUnderWay && connections.storedConnectorIds(namespace).includes(connectorId)
}
