import type { ChainNamespace } from '@openappkit/appkit-core'
import { type NamespaceConnections, readConnections } from '../kit/readConnections'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * The wallets of a namespace, of the one in use unless told: those that are connected, and those that were lately. Nothing remote has a say in it:
 * several wallets at once need no project and no plan. The recent ones come with the modal's code: when the page is idle for visitors who are connected, on
 * intent (see `AppKitInstance.prefetch`) for others.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { connections } = useAppKitConnections('solana')
 * connections.map(({ connectorId, name, icon }) => <Wallet key={connectorId} name={name} icon={icon} />)
 * ```
 */
export function useAppKitConnections(namespace?: ChainNamespace): NamespaceConnections {
  return useReading(useKit('useAppKitConnections'), snapshot => readConnections(snapshot, namespace))
}
