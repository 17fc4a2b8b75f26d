import type { ChainNamespace } from '@openappkit/appkit-core'
import type { Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { type ConnectedWalletInfo, walletInfo } from '../kit/walletInfo'
import { readingStore } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the name, icon, connector type and reverse domain name of a namespace's active wallet. Default: the
 * active namespace. `walletInfo` is undefined while nothing is connected.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useWalletInfo } from '@openappkit/appkit/svelte'
 *
 *   const wallet = useWalletInfo()
 * </script>
 *
 * <p>{$wallet.walletInfo?.name}</p>
 * ```
 */
export function useWalletInfo(
  namespace?: ChainNamespace,
  parameters: KitParameter = {},
): Readable<{ readonly walletInfo: ConnectedWalletInfo | undefined }> {
  const found = useKit('useWalletInfo', parameters)
  return readingStore(found, snapshot => ({ walletInfo: walletInfo(snapshot, namespace) }))
}
