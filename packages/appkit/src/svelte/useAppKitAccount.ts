import { type Account, type ChainNamespace, readAccount } from '@openappkit/appkit-core'
import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of a namespace's account. Default: the active namespace. While the last wallet reconnects, `address`
 * is known and `status` is `connecting` or `reconnecting`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitAccount } from '@openappkit/appkit/svelte'
 *
 *   const account = useAppKitAccount({ namespace: 'eip155' })
 * </script>
 *
 * <p>{$account.isConnected ? $account.address : 'Not connected'}</p>
 * ```
 */
export function useAppKitAccount<Namespace extends ChainNamespace>(
  parameters: KitParameter & { readonly namespace: Namespace },
): Readable<Account<Namespace>>
/** Returns a store of a namespace's account. Default: the active namespace. */
export function useAppKitAccount(
  parameters?: KitParameter & { readonly namespace?: ChainNamespace | undefined },
): Readable<Account>
export function useAppKitAccount(
  parameters: KitParameter & { readonly namespace?: ChainNamespace | undefined } = {},
): Readable<Account> {
  const found = useKit('useAppKitAccount', parameters)
  return readingStore(found, ({ chains }) => readAccount(chains, parameters.namespace))
}
