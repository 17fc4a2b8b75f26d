import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { networkReader } from '../bindings/results'
import type { UseAppKitNetworkResult } from '../kit/hookResults'
import { createReading } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the active network, with a method to switch it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { optimism } from '@openappkit/appkit/networks'
 * import { useAppKitNetwork } from '@openappkit/appkit/solid'
 *
 * export function SwitchButton() {
 *   const network = useAppKitNetwork()
 *   return <button onClick={() => network().switchNetwork(optimism)}>Use Optimism</button>
 * }
 * ```
 */
export function useAppKitNetwork(parameters: KitParameter = {}): Accessor<UseAppKitNetworkResult> {
  const kit = useKit('useAppKitNetwork', parameters)
  return createReading(kit, networkReader(kit))
}
