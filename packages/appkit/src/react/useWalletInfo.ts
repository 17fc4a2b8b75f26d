import type { ChainNamespace } from '@openappkit/appkit-core'
import { type ConnectedWalletInfo, walletInfo } from '../kit/walletInfo'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * Name, icon and kind of the connected wallet; undefined while none is.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { walletInfo } = useWalletInfo()
 * ```
 */
export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: ConnectedWalletInfo | undefined } {
  return useReading(useKit('useWalletInfo'), snapshot => ({ walletInfo: walletInfo(snapshot, namespace) }))
}
