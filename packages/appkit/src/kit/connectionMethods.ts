import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'
import type { NamedConnection } from './readConnections'
import { switchConnection } from './switchConnection'

/** Outcome of switching or deleting a connection. */
export interface ConnectionChange {
  /** Address of the namespace's active account. Empty if no wallet is connected. */
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
  readonly hasDeletedWallet: boolean
}

/** Parameters of `useAppKitConnection`. */
export interface UseAppKitConnectionParameters {
  /** Namespace of the connection. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  onSuccess?(change: ConnectionChange): void
  /** Called with the error if a method fails. The method then resolves instead of rejecting. */
  onError?(error: Error): void
}

/** Result of `useAppKitConnection`. */
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

/** Methods of {@link UseAppKitConnectionResult}. */
export type ConnectionMethods = Pick<UseAppKitConnectionResult, 'switchConnection' | 'deleteConnection'>

/**
 * Returns methods that switch and delete connections. They read the latest parameters, and call `count` with 1 when
 * they start and with -1 when they end.
 */
export function connectionMethods(
  kit: HostKit,
  parameters: () => UseAppKitConnectionParameters,
  count: (change: number) => void,
): ConnectionMethods {
  const run = async (
    connectorId: string,
    hasDeletedWallet: boolean,
    action: (namespace: ChainNamespace) => Promise<void>,
  ): Promise<void> => {
    const target = parameters().namespace ?? kit.chains.state.activeNamespace
    const look = () => ({
      address: kit.getAccount(target).address ?? '',
      connectorId: kit.connections.active(target)?.connectorId,
    })
    const before = look()
    count(1)
    try {
      await action(target)
      const now = look()
      parameters().onSuccess?.({
        address: now.address,
        namespace: target,
        hasSwitchedAccount: now.address !== before.address,
        hasSwitchedWallet: !hasDeletedWallet && connectorId !== before.connectorId,
        hasDeletedWallet,
      })
    } catch (cause) {
      const { onError } = parameters()
      if (!onError) throw cause
      onError(cause instanceof Error ? cause : new Error(String(cause)))
    } finally {
      count(-1)
    }
  }
  return {
    switchConnection: ({ connection, address }) =>
      run(connection.connectorId, false, target =>
        switchConnection(kit, { connectorId: connection.connectorId, namespace: target, address }),
      ),
    deleteConnection: ({ connectorId }) =>
      run(connectorId, true, target => kit.deleteConnection({ connectorId, namespace: target })),
  }
}
