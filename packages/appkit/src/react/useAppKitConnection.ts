import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type NamedConnection, readConnections } from '../kit/readConnections'
import { switchConnection } from '../kit/switchConnection'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** What became of a connection. */
export interface ConnectionChange {
  /** The account in use now; empty after the last wallet was left. */
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
  readonly hasDeletedWallet: boolean
}

/** Options of {@link useAppKitConnection}. */
export interface UseAppKitConnectionParameters {
  /** Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
  onSuccess?(change: ConnectionChange): void
  /** With it the methods never reject. */
  onError?(error: Error): void
}

/** What {@link useAppKitConnection} returns. */
export interface UseAppKitConnectionResult {
  /** The one in use; undefined while nothing is connected. */
  readonly connection: NamedConnection | undefined
  /** A switch or a deletion is under way. */
  readonly isPending: boolean
  /** Takes a connection, and one of its accounts, into use. A wallet that was connected lately is asked again. */
  switchConnection(target: {
    readonly connection: Pick<Connection, 'connectorId'>
    readonly address?: string | undefined
  }): Promise<void>
  /** Ends a connection, or forgets one of those that were connected lately. */
  deleteConnection(target: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
}

/**
 * The connection in use, and how to take another into use or to leave it. As {@link useAppKitConnections}, it works without a project.
 *
 * @throws AppKitError `kit/missing` without a kit. Without `onError` the methods reject as `AppKitInstance.switchConnection`, `connect` and `disconnect` do.
 * @example
 * ```tsx
 * const { recentConnections } = useAppKitConnections('solana')
 * const { switchConnection, isPending } = useAppKitConnection({ namespace: 'solana', onError: show })
 * <button disabled={isPending} onClick={() => switchConnection({ connection: recentConnections[0] })}>Back to it</button>
 * ```
 */
export function useAppKitConnection(parameters: UseAppKitConnectionParameters = {}): UseAppKitConnectionResult {
  const kit = useKit('useAppKitConnection')
  const { namespace } = parameters
  const connection = useReading(kit, snapshot => readConnections(snapshot, namespace).connections[0])
  const [pending, setPending] = useState(0)
  // Callbacks are often new with each render; what this returns isn't.
  const handlers = useRef(parameters)
  useEffect(() => {
    handlers.current = parameters
  })
  const methods = useMemo(() => {
    const run = async (
      connectorId: string,
      hasDeletedWallet: boolean,
      action: (namespace: ChainNamespace) => Promise<void>,
    ): Promise<void> => {
      const target = namespace ?? kit.chains.state.activeNamespace
      const look = () => ({
        address: kit.getAccount(target).address ?? '',
        connectorId: kit.connections.active(target)?.connectorId,
      })
      const before = look()
      setPending(count => count + 1)
      try {
        await action(target)
        const now = look()
        handlers.current.onSuccess?.({
          address: now.address,
          namespace: target,
          hasSwitchedAccount: now.address !== before.address,
          hasSwitchedWallet: !hasDeletedWallet && connectorId !== before.connectorId,
          hasDeletedWallet,
        })
      } catch (cause) {
        const { onError } = handlers.current
        if (!onError) throw cause
        onError(cause instanceof Error ? cause : new Error(String(cause)))
      } finally {
        setPending(count => count - 1)
      }
    }
    return {
      switchConnection: ({ connection, address }: Parameters<UseAppKitConnectionResult['switchConnection']>[0]) =>
        run(connection.connectorId, false, target =>
          switchConnection(kit, { connectorId: connection.connectorId, namespace: target, address }),
        ),
      deleteConnection: ({ connectorId }: Parameters<UseAppKitConnectionResult['deleteConnection']>[0]) =>
        run(connectorId, true, target => kit.deleteConnection({ connectorId, namespace: target })),
    }
  }, [kit, namespace])
  return useMemo(() => ({ connection, isPending: pending > 0, ...methods }), [connection, pending, methods])
}
