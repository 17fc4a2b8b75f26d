import type { ChainNamespace } from '@openappkit/appkit-core'
import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { type NamespaceConnections, readConnections } from '../kit/readConnections'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the connected and the recent wallets of a namespace. Default: the active namespace. Recent wallets
 * are known once the modal's code has loaded: for connected users when the browser is idle, otherwise on intent (see
 * `AppKitInstance.prefetch`).
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitConnections } from '@openappkit/appkit/svelte'
 *
 *   const wallets = useAppKitConnections('solana')
 * </script>
 *
 * {#each $wallets.connections as { name }}<p>{name}</p>{/each}
 * ```
 */
export function useAppKitConnections(
  namespace?: ChainNamespace,
  parameters: KitParameter = {},
): Readable<NamespaceConnections> {
  const found = useKit('useAppKitConnections', parameters)
  return readingStore(found, snapshot => readConnections(snapshot, namespace))
}
