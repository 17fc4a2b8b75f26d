import type { ChainNamespace } from '@openappkit/appkit-core'
import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { type ConnectedWalletInfo, walletInfo } from '../kit/walletInfo'
import { access, createReading, type MaybeAccessor } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the name, icon, connector type and reverse domain name of a namespace's active wallet.
 * Default: the active namespace. `walletInfo` is undefined while nothing is connected.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useWalletInfo } from '@openappkit/appkit/solid'
 *
 * export function WalletName() {
 *   const wallet = useWalletInfo()
 *   return <p>{wallet().walletInfo?.name}</p>
 * }
 * ```
 */
export function useWalletInfo(
  namespace?: MaybeAccessor<ChainNamespace | undefined>,
  parameters: KitParameter = {},
): Accessor<{ readonly walletInfo: ConnectedWalletInfo | undefined }> {
  const kit = useKit('useWalletInfo', parameters)
  return createReading(kit, snapshot => ({ walletInfo: walletInfo(snapshot, access(namespace)) }))
}
