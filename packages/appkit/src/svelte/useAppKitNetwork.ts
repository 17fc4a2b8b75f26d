import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { networkReader } from '../bindings/results'
import type { UseAppKitNetworkResult } from '../kit/hookResults'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the active network, with a method to switch it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { optimism } from '@openappkit/appkit/networks'
 *   import { useAppKitNetwork } from '@openappkit/appkit/svelte'
 *
 *   const network = useAppKitNetwork()
 * </script>
 *
 * <button onclick={() => $network.switchNetwork(optimism)}>Use Optimism</button>
 * ```
 */
export function useAppKitNetwork(parameters: KitParameter = {}): Readable<UseAppKitNetworkResult> {
  const found = useKit('useAppKitNetwork', parameters)
  return readingStore(found, networkReader(found.kit))
}
