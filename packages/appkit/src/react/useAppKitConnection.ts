import { useReading } from '@openappkit/appkit-ui/page'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  connectionMethods,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionResult,
} from '../kit/connectionMethods'
import { readConnections } from '../kit/readConnections'
import { useKit } from './useKit'

/**
 * Returns the active connection and methods to switch or delete connections. Like {@link useAppKitConnections}, it
 * needs no project id. Without `onError`, the methods reject with the errors of the kit's `switchConnection`, `connect`
 * and `deleteConnection`. `switchConnection` also rejects with `connection/invalid-status` while the wallet reconnects.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitConnection, useAppKitConnections } from '@openappkit/appkit/react'
 *
 * export function RecentWallets() {
 *   const { recentConnections } = useAppKitConnections('solana')
 *   const { switchConnection } = useAppKitConnection({ namespace: 'solana', onError: console.error })
 *   return recentConnections.map(connection => (
 *     <button key={connection.connectorId} onClick={() => switchConnection({ connection })}>{connection.name}</button>
 *   ))
 * }
 * ```
 */
export function useAppKitConnection(parameters: UseAppKitConnectionParameters = {}): UseAppKitConnectionResult {
  const kit = useKit('useAppKitConnection')
  const { namespace } = parameters
  const connection = useReading(kit, snapshot => readConnections(snapshot, namespace).connections[0])
  const [pending, setPending] = useState(0)
  // Callbacks often change with each render; the result must not.
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  const methods = useMemo(
    () =>
      connectionMethods(
        kit,
        () => ({ ...latest.current, namespace }),
        change => setPending(count => count + change),
      ),
    [kit, namespace],
  )
  return useMemo(() => ({ connection, isPending: pending > 0, ...methods }), [connection, pending, methods])
}
