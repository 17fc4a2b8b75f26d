import type { AppKitNetwork } from '@openappkit/appkit-core'
import { useCallback, useMemo } from 'react'
import { type ActiveNetwork, activeNetwork } from '../kit/activeNetwork'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** Result of {@link useAppKitNetwork}. */
export interface UseAppKitNetworkResult extends ActiveNetwork {
  /**
   * Switches the wallet's network, or sets the network of the next connection. Rejects like
   * `AppKitInstance.switchNetwork`.
   */
  switchNetwork(network: AppKitNetwork): Promise<void>
}

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
