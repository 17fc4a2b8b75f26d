import { derived, type Readable, writable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import {
  connectionMethods,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionResult,
} from '../kit/connectionMethods'
import { readConnections } from '../kit/readConnections'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the active connection, with methods to switch or delete connections. Without `onError`, the methods
 * reject with the errors of the kit's `switchConnection`, `connect` and `deleteConnection`. `switchConnection` also
 * rejects with `connection/invalid-status` while the wallet reconnects.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitConnection, useAppKitConnections } from '@openappkit/appkit/svelte'
 *
 *   const wallets = useAppKitConnections('solana')
 *   const active = useAppKitConnection({ namespace: 'solana', onError: console.error })
 * </script>
 *
 * {#each $wallets.recentConnections as connection}
 *   <button onclick={() => $active.switchConnection({ connection })}>{connection.name}</button>
 * {/each}
 * ```
 */
export function useAppKitConnection(
  parameters: KitParameter & UseAppKitConnectionParameters = {},
): Readable<UseAppKitConnectionResult> {
  const found = useKit('useAppKitConnection', parameters)
  const connection = readingStore(found, snapshot => readConnections(snapshot, parameters.namespace).connections[0])
  const pending = writable(0)
  const methods = connectionMethods(
    found.kit,
    () => parameters,
    change => pending.update(count => count + change),
  )
  return derived([connection, pending], ([active, count]) => ({ connection: active, isPending: count > 0, ...methods }))
}
