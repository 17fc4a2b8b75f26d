import type { ChainNamespace } from '@openappkit/appkit-core'
import { type MaybeRefOrGetter, toValue } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import { type ConnectedWalletInfo, walletInfo } from '../kit/walletInfo'
import { useKit } from './useKit'
import { toReactive, useReading } from './useSource'

/**
 * Returns a reactive object with the name, icon, connector type and reverse domain name of a namespace's active wallet.
 * Default: the active namespace. `walletInfo` is undefined while nothing is connected.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useWalletInfo } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const WalletName = defineComponent(() => {
 *   const wallet = useWalletInfo()
 *   return () => h('p', wallet.walletInfo?.name)
 * })
 * ```
 */
export function useWalletInfo(
  namespace?: MaybeRefOrGetter<ChainNamespace | undefined>,
  parameters: KitParameter = {},
): { readonly walletInfo: ConnectedWalletInfo | undefined } {
  const kit = useKit('useWalletInfo', parameters)
  return toReactive(useReading(kit, snapshot => ({ walletInfo: walletInfo(snapshot, toValue(namespace)) })))
}
