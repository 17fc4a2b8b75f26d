import type { AppKitNetwork } from '@openappkit/appkit-core'
import { useCallback, useMemo } from 'react'
import { type ActiveNetwork, activeNetwork } from '../kit/activeNetwork'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** What {@link useAppKitNetwork} returns. */
export interface UseAppKitNetworkResult extends ActiveNetwork {
  /** Asks the wallet to switch, or chooses the network for the next connect. Rejects as `AppKitInstance.switchNetwork` does. */
  switchNetwork(network: AppKitNetwork): Promise<void>
}

/**
 * The network in use, and how to change it.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { chainId, switchNetwork } = useAppKitNetwork()
 * <button onClick={() => switchNetwork(optimism)}>Use Optimism</button>
 * ```
 */
export function useAppKitNetwork(): UseAppKitNetworkResult {
  const kit = useKit('useAppKitNetwork')
  const network = useReading(kit, activeNetwork)
  const switchNetwork = useCallback((target: AppKitNetwork) => kit.switchNetwork(target), [kit])
  return useMemo(() => ({ ...network, switchNetwork }), [network, switchNetwork])
}
