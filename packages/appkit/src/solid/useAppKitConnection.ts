import type { ChainNamespace } from '@openappkit/appkit-core'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import {
  connectionMethods,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionResult,
} from '../kit/connectionMethods'
import { readConnections } from '../kit/readConnections'
import { access, createReading, type MaybeAccessor } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the active connection, with methods to switch or delete connections. Without `onError`, the
 * methods reject with the errors of the kit's `switchConnection`, `connect` and `deleteConnection`. `switchConnection`
 * also rejects with `connection/invalid-status` while the wallet reconnects.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitConnection, useAppKitConnections } from '@openappkit/appkit/solid'
 * import { For } from 'solid-js'
 *
 * export function RecentWallets() {
 *   const wallets = useAppKitConnections('solana')
 *   const active = useAppKitConnection({ namespace: 'solana', onError: console.error })
 *   return (
 *     <For each={wallets().recentConnections}>
 *       {connection => <button onClick={() => active().switchConnection({ connection })}>{connection.name}</button>}
 *     </For>
 *   )
 * }
 * ```
 */
export function useAppKitConnection({
  namespace,
  ...parameters
}: KitParameter &
  Omit<UseAppKitConnectionParameters, 'namespace'> & {
    readonly namespace?: MaybeAccessor<ChainNamespace | undefined>
  } = {}): Accessor<UseAppKitConnectionResult> {
  const kit = useKit('useAppKitConnection', parameters)
  const connection = createReading(kit, snapshot => readConnections(snapshot, access(namespace)).connections[0])
  const [pending, setPending] = createSignal(0)
  const methods = connectionMethods(
    kit,
    () => ({ ...parameters, namespace: access(namespace) }),
    change => void setPending(count => count + change),
  )
  return createMemo(() => ({ connection: connection(), isPending: pending() > 0, ...methods }))
}
