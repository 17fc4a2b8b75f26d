import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type NamedConnection, readConnections } from '../kit/readConnections'
import { switchConnection } from '../kit/switchConnection'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** Outcome of switching or deleting a connection. */
export interface ConnectionChange {
  /** Address of the namespace's active account. Empty if no wallet is connected. */
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
  readonly hasDeletedWallet: boolean
}

/** Parameters of {@link useAppKitConnection}. */
export interface UseAppKitConnectionParameters {
  /** Namespace of the connection. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  onSuccess?(change: ConnectionChange): void
  /** Called with the error if a method fails. The method then resolves instead of rejecting. */
  onError?(error: Error): void
}

/** Result of {@link useAppKitConnection}. */
export interface UseAppKitConnectionResult {
  /** Active connection. Undefined while nothing is connected. */
  readonly connection: NamedConnection | undefined
  /** Whether a switch or a deletion is pending. */
  readonly isPending: boolean
  /**
   * Switches to a connection and, if `address` is set, to that account of it. A recent wallet connects first;
   * WalletConnect shows its QR code in the modal.
   */
  switchConnection(target: {
    readonly connection: Pick<Connection, 'connectorId'>
    readonly address?: string | undefined
  }): Promise<void>
  /**
   * Disconnects a wallet. If it isn't connected, removes it from the list of recent wallets. `address` has no effect.
   */
  deleteConnection(target: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
}

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
