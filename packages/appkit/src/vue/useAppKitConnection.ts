import type { ChainNamespace } from '@openappkit/appkit-core'
import { type ComputedRef, computed, type MaybeRefOrGetter, shallowRef, toValue } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import {
  connectionMethods,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionResult,
} from '../kit/connectionMethods'
import { readConnections } from '../kit/readConnections'
import { useKit } from './useKit'
import { useReading } from './useSource'

/**
 * Returns a ref of the active connection, with methods to switch or delete connections. Without `onError`, the methods
 * reject with the errors of the kit's `switchConnection`, `connect` and `deleteConnection`. `switchConnection` also
 * rejects with `connection/invalid-status` while the wallet reconnects.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitConnection, useAppKitConnections } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const RecentWallets = defineComponent(() => {
 *   const wallets = useAppKitConnections('solana')
 *   const active = useAppKitConnection({ namespace: 'solana', onError: console.error })
 *   return () =>
 *     wallets.value.recentConnections.map(connection =>
 *       h('button', { onClick: () => active.value.switchConnection({ connection }) }, connection.name),
 *     )
 * })
 * ```
 */
export function useAppKitConnection({
  namespace,
  ...parameters
}: KitParameter &
  Omit<UseAppKitConnectionParameters, 'namespace'> & {
    readonly namespace?: MaybeRefOrGetter<ChainNamespace | undefined>
  } = {}): ComputedRef<UseAppKitConnectionResult> {
  const kit = useKit('useAppKitConnection', parameters)
  const connection = useReading(kit, snapshot => readConnections(snapshot, toValue(namespace)).connections[0])
  const pending = shallowRef(0)
  const methods = connectionMethods(
    kit,
    () => ({ ...parameters, namespace: toValue(namespace) }),
    change => {
      pending.value += change
    },
  )
  return computed(() => ({ connection: connection.value, isPending: pending.value > 0, ...methods }))
}
