import type { ChainNamespace } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { type ConnectedWalletInfo, walletInfo } from '../kit/walletInfo'
import { useKit } from './useKit'

/**
 * Returns the name, icon, connector type and reverse domain name of a namespace's active wallet. Default: the active
 * namespace. `walletInfo` is undefined while nothing is connected.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useWalletInfo } from '@openappkit/appkit/react'
 *
 * export function WalletName() {
 *   const { walletInfo } = useWalletInfo()
 *   return <p>{walletInfo?.name}</p>
 * }
 * ```
 */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: ConnectedWalletInfo | undefined } {
  return useReading(useKit('useWalletInfo'), snapshot => ({ walletInfo: walletInfo(snapshot, namespace) }))
}
