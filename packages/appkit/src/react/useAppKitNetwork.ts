import type { AppKitNetwork } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { useCallback, useMemo } from 'react'
import { activeNetwork } from '../kit/activeNetwork'
import type { UseAppKitNetworkResult } from '../kit/hookResults'
import { useKit } from './useKit'

/**
 * Returns the active network and a method to switch it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { optimism } from '@openappkit/appkit/networks'
 * import { useAppKitNetwork } from '@openappkit/appkit/react'
 *
 * export function SwitchButton() {
 *   const { switchNetwork } = useAppKitNetwork()
 *   return <button onClick={() => switchNetwork(optimism)}>Use Optimism</button>
 * }
 * ```
 */
export function useAppKitNetwork(): UseAppKitNetworkResult {
  const kit = useKit('useAppKitNetwork')
  const network = useReading(kit, activeNetwork)
  const switchNetwork = useCallback((target: AppKitNetwork) => kit.switchNetwork(target), [kit])
  return useMemo(() => ({ ...network, switchNetwork }), [network, switchNetwork])
}
