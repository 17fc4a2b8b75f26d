import type { ChainNamespace } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { type NamespaceConnections, readConnections } from '../kit/readConnections'
import { useKit } from './useKit'

/**
 * Returns the connected and the recent wallets of a namespace. Default: the active namespace. Needs no project id or
 * plan. Recent wallets are known once the modal's code has loaded: for connected users when the browser is idle,
 * otherwise on intent (see `AppKitInstance.prefetch`).
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitConnections } from '@openappkit/appkit/react'
 *
 * export function Wallets() {
 *   const { connections } = useAppKitConnections('solana')
 *   return <ul>{connections.map(({ connectorId, name }) => <li key={connectorId}>{name}</li>)}</ul>
 * }
 * ```
 */
export function useAppKitConnections(namespace?: ChainNamespace): NamespaceConnections {
  return useReading(useKit('useAppKitConnections'), snapshot => readConnections(snapshot, namespace))
}
